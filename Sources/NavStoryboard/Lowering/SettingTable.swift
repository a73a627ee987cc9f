import NavText
import NavXcode

/// What becomes of every attribute and every part without an id that Interface Builder writes.
///
/// A row is a name, or a tag and a name as in `tabBarItem.enabled`, which goes before the name alone, or for parts a tag
/// and its key as in `color:textColor`. Behind `=` stand values that say nothing, because all is so anyway.
enum SettingTable {
  enum Fate: Sendable {
    /// A text says it, Interface Builder wants it for itself, or it says nothing.
    case kept
    /// The same for a part with all that stands in it.
    case skipped
    case lost(LostAspect, unless: [String])
  }

  /// What has settings of its own in Interface Builder, and is a mere part of something here.
  enum Place: UInt8 {
    case anywhere
    case rootView
    /// The bar of a navigation or tab bar controller.
    case bar
    /// What holds the content of a cell.
    case contentView
    /// A label or an image view that UIKit gives a cell.
    case cellLabel
    /// An item of a bar among other views, of which the text makes a label or a button.
    case freeItem

    /// What rows about it start with.
    fileprivate var name: String {
      switch self {
      case .anywhere: ""
      case .rootView: "rootView."
      case .bar: "bar."
      case .contentView: "contentView."
      case .cellLabel: "cellLabel."
      case .freeItem: "freeItem."
      }
    }
  }

  static func fate(ofAttribute name: String, in tag: String, _ place: Place) -> Fate {
    let own = place == .anywhere ? nil : attributes[place.name + name]
    return own ?? attributes[tag + "." + name] ?? attributes[name] ?? .lost(.unknown, unless: [])
  }

  static func fate(ofPart tag: String, key: String) -> Fate {
    parts[tag + ":" + key] ?? parts[tag] ?? .lost(.unknown, unless: [])
  }

  private static let attributes = rows(
    kept: """
      buttonConfiguration.style id key customClass customModule customModuleProvider userLabel sceneMemberID sceneID misplaced ambiguous \
      verifyAmbiguity fixedFrame translatesAutoresizingMaskIntoConstraints placeholderIntrinsicWidth \
      placeholderIntrinsicHeight preferredMaxLayoutWidth simulatedAppContext colorLabel catalog opaque \
      clearsContextBeforeDrawing tableViewCell textLabel detailTextLabel imageView dataMode segmentControlStyle \
      minimumFontSize buttonType prefetchingEnabled usesAttributedText hasAttributedTitle multipleTouchEnabled \
      hidesAccessoryWhenEditing type name keyPath firstItem firstAttribute secondItem secondAttribute constant \
      multiplier priority relation symbolic symbolType placeholder identifier property destination collectionClass \
      appends selector eventType kind relationship unwindAction trigger modalPresentationStyle modalTransitionStyle \
      popoverAnchorView popoverAnchorBarButtonItem animates inheritsFrom destinationCreationSelector \
      storyboardIdentifier useStoryboardIdentifierAsRestorationIdentifier storyboardName referencedIdentifier \
      bundleIdentifier placeholderIdentifier title hidesBottomBarWhenPushed definesPresentationContext \
      providesPresentationContextTransitionStyle modalInPresentation wantsFullScreenLayout \
      extendedLayoutIncludesOpaqueBars automaticallyAdjustsScrollViewInsets restorationIdentifier \
      navigationBarHidden toolbarHidden hidesBarsOnSwipe hidesBarsOnTap hidesBarsWhenKeyboardAppears \
      hidesBarsWhenVerticallyCompact preferredDisplayMode behavior presentsWithGesture allowDoubleColumnStyle \
      transitionStyle navigationOrientation style rowHeight prompt hidesBackButton leftItemsSupplementBackButton \
      backButtonTitle largeTitleDisplayMode backButtonDisplayMode barStyle translucent largeTitles image enabled \
      width height tag selectedImage badgeValue systemItem hidden alpha userInteractionEnabled \
      preservesSuperviewLayoutMargins horizontalHuggingPriority verticalHuggingPriority \
      horizontalCompressionResistancePriority verticalCompressionResistancePriority text numberOfLines \
      secureTextEntry keyboardType returnKeyType borderStyle on value minValue maxValue minimumValue maximumValue \
      progress selectedSegmentIndex numberOfPages axis spacing spacingType alignment distribution datePickerMode accessoryType \
      reuseIdentifier headerTitle footerTitle direction numberOfTapsRequired numberOfTouchesRequired secondaryText \
      content label pointSize size metaFont weight family base64-UTF8 bar.barStyle bar.translucent
      """,
    behaviour: """
      clearsSelectionOnViewWillAppear=YES allowsSelection=YES allowsSelectionDuringEditing=NO \
      allowsMultipleSelection=NO allowsMultipleSelectionDuringEditing=NO editingAccessoryType=none \
      shouldIndentWhileEditing=YES showsReorderControl=NO showsSelectionImmediatelyOnTouchBegin=YES \
      scrollEnabled=YES pagingEnabled=NO directionalLockEnabled=NO delaysContentTouches=YES \
      canCancelContentTouches=YES bounces=YES bouncesZoom=YES alwaysBounceVertical=NO \
      tableView.alwaysBounceVertical=YES alwaysBounceHorizontal=NO minimumZoomScale=0.0,1 maximumZoomScale=0.0,1 \
      keyboardDismissMode=none springLoaded=NO scrollsToTop=YES editable=YES selectable=YES \
      allowsEditingTextAttributes=NO clearButtonMode=never clearsOnBeginEditing=NO clearsOnInsertion=NO \
      searchBar.text autocorrectionType=default autocapitalizationType=sentences spellCheckingType=default \
      enablesReturnKeyAutomatically=NO textContentType smartDashesType=default smartQuotesType=default \
      smartInsertDeleteType=default passwordRules searchBar.secureTextEntry=NO textView.secureTextEntry=NO \
      showsCancelButton=NO showsBookmarkButton=NO showsScopeBar=NO showsSearchResultsButton=NO \
      view.multipleTouchEnabled=NO control.multipleTouchEnabled=NO button.multipleTouchEnabled=NO exclusiveTouch=NO \
      tabBarItem.enabled=YES segment.enabled=YES selected=NO showsMenuAsPrimaryAction=NO \
      changesSelectionAsPrimaryAction=NO pointerInteraction=NO role=none cancelsTouchesInView=YES \
      delaysTouchesBegan=NO delaysTouchesEnded=YES minimumPressDuration=0.5 allowableMovement=10 \
      minimumNumberOfTouches=1 maximumNumberOfTouches pongPressGestureRecognizer.numberOfTapsRequired=0 \
      continuous=YES stepValue=1 wraps=NO autorepeat=YES minuteInterval=1 useCurrentDate=NO countDownDuration \
      hidesForSinglePage=NO defersCurrentPageDisplay=NO spineLocation=none,min doubleSided=NO \
      splitViewControllerTargetIndex=1 scalesPageToFit=NO allowsLinkPreview=YES allowsInlineMediaPlayback=NO \
      allowsBackForwardNavigationGestures=NO allowsPictureInPictureMediaPlayback=YES \
      allowsAirPlayForMediaPlayback=YES mediaPlaybackRequiresUserAction=YES showsUserLocation=NO rotateEnabled=YES \
      zoomEnabled=YES pitchEnabled=YES allowsCameraControl=NO enableSetNeedsDisplay rootView.tag rootView.hidden=NO \
      rootView.userInteractionEnabled=YES rootView.restorationIdentifier bar.restorationIdentifier bar.tag \
      bar.hidden=NO bar.userInteractionEnabled=YES contentView.restorationIdentifier contentView.tag \
      contentView.hidden=NO contentView.userInteractionEnabled=YES cellLabel.restorationIdentifier cellLabel.tag \
      freeItem.prompt freeItem.badgeValue \
      cellLabel.hidden=NO
      """,
    layout: """
      freeItem.width sectionHeaderHeight=-1,22,28,18,10,1,5,27 sectionFooterHeight=-1,22,28,18,10,1,5,27 \
      estimatedRowHeight=-1,0.0,44 estimatedSectionHeaderHeight=-1,0.0 estimatedSectionFooterHeight=-1,0.0 \
      contentInsetAdjustmentBehavior=automatic contentViewInsetsToSafeArea=YES insetsLayoutMarginsFromSafeArea=YES \
      tableViewCell.insetsLayoutMarginsFromSafeArea=NO,YES \
      tableViewCellContentView.insetsLayoutMarginsFromSafeArea=NO,YES label.insetsLayoutMarginsFromSafeArea=NO,YES \
      imageView.insetsLayoutMarginsFromSafeArea=NO,YES button.insetsLayoutMarginsFromSafeArea=NO,YES \
      collectionViewCellContentView.insetsLayoutMarginsFromSafeArea=NO,YES \
      collectionViewCell.insetsLayoutMarginsFromSafeArea=NO,YES navigationBar.insetsLayoutMarginsFromSafeArea=NO,YES \
      toolbar.insetsLayoutMarginsFromSafeArea=NO,YES tabBar.insetsLayoutMarginsFromSafeArea=NO,YES \
      refreshControl.insetsLayoutMarginsFromSafeArea=NO,YES layoutMarginsFollowReadableWidth=NO \
      autoresizesSubviews=YES autoresizesArchivedViewToFullSize=YES rootView.preservesSuperviewLayoutMargins=NO \
      baselineRelativeArrangement=NO semanticContentAttribute=unspecified \
      apportionsSegmentWidthsByContent=NO segment.width indentationLevel=0,1 indentationWidth=10,0.0 \
      minimumLineSpacing=10 minimumInteritemSpacing=10 scrollDirection=vertical sectionInsetReference \
      automaticEstimatedItemSize=NO preferredPrimaryColumnWidthFraction=-1,0.0 minimumPrimaryColumnWidth=-1,0.0 \
      maximumPrimaryColumnWidth=-1,0.0 sectionHeadersPinToVisibleBounds=NO sectionFootersPinToVisibleBounds=NO
      """,
    accessibility: """
      accessibility.identifier accessibility.hint adjustsFontForContentSizeCategory=NO \
      adjustsImageSizeForAccessibilityContentSizeCategory=NO dynamicTypePreference
      """,
    looks: """
      freeItem.style=plain contentMode=scaleToFill,left,redraw,center,topLeft clipsSubviews=NO,YES imageView.clipsSubviews=NO \
      view.clipsSubviews=NO lineBreakMode=tailTruncation,middleTruncation,wordWrap baselineAdjustment=alignBaselines \
      adjustsFontSizeToFit=NO minimumScaleFactor adjustsLetterSpacingToFitWidth=NO textAlignment=natural,left \
      showsExpansionTextWhenTruncated=NO highlighted=NO contentHorizontalAlignment=center,left \
      contentVerticalAlignment=center,top showsTouchWhenHighlighted=NO adjustsImageWhenHighlighted=YES \
      adjustsImageWhenDisabled=YES reversesTitleShadowWhenHighlighted=NO backgroundImage background \
      selectionStyle=default,blue separatorStyle=default,singleLine separatorInsetReference \
      showsHorizontalScrollIndicator=YES showsVerticalScrollIndicator=YES indicatorStyle=default \
      sectionIndexMinimumDisplayRowCount keyboardAppearance=default searchBarStyle=default \
      searchBar.barStyle=default searchBar.prompt activityIndicatorView.style=gray,white,medium animating=NO \
      hidesWhenStopped=YES progressViewStyle=default trackImage progressImage minimumValueImage maximumValueImage \
      segment.image highlightedImage switch.title datePicker.style mapType=standard \
      itemPositioning videoGravity preferredFramesPerSecond sceneName colorPixelFormat depthStencilPixelFormat \
      primaryBackgroundStyle renderingMode symbolScale landscapeImage navigationBar.barStyle=default \
      toolbar.barStyle=default tabBar.barStyle=default navigationBar.translucent=YES toolbar.translucent=YES \
      tabBar.translucent=YES fontDescription.type=system,boldSystem rootView.alpha=1 bar.alpha=1 contentView.alpha=1 \
      cellLabel.alpha=1 localized
      """)

  private static let parts = rows(
    kept: """
      document scenes scene objects connections subviews cells prototypes sections constraints layoutGuides items \
      toolbarItems leftBarButtonItems rightBarButtonItems segments segment state:normal gestureRecognizers \
      constraint outlet outletCollection action segue:commit segue:preview segue placeholder exit viewLayoutGuide \
      viewControllerLayoutGuide keyboardLayoutGuide attributedString:attributedText attributedString:attributedTitle \
      fragment string mutableString textInputTraits accessibility buttonConfiguration listContentConfiguration \
      fontDescription:fontDescription userDefinedRuntimeAttributes userDefinedRuntimeAttribute keyCommands \
      keyCommand collectionViewFlowLayout wkWebViewConfiguration
      """,
    skipped: """
      rect:frame nil inset:contentEdgeInsets point:canvasLocation autoresizingMask variation:default size:freeformSize size:customSize \
      size:intrinsicContentSize inset:insetFor6xAndEarlier animations resources simulatedStatusBarMetrics \
      simulatedNavigationBarMetrics simulatedToolbarMetrics simulatedTabBarMetrics simulatedScreenMetrics \
      simulatedOrientationMetrics freeformSimulatedSizeMetrics fixedSimulatedSizeMetrics \
      modalPageSheetSimulatedSizeMetrics modalFormSheetSimulatedSizeMetrics splitViewDetailSimulatedSizeMetrics \
      color:titleShadowColor color:highlightedColor popoverArrowDirection extendedEdge rectEdge \
      edgeInsets:layoutMargins directionalEdgeInsets:directionalLayoutMargins size:preferredContentSize \
      size:contentSizeForViewInPopover value:contentSizeForViewInPopover frame:frameInset \
      audiovisualMediaTypes:mediaTypesRequiringUserActionForPlayback wkPreferences
      """,
    behaviour: """
      dataDetectorType dataDetectorTypes date timeZone locale menu popoverPassthroughViews audiovisualMediaTypes \
      scopeButtonTitles
      """,
    layout: """
      variation inset:titleEdgeInsets inset:imageEdgeInsets inset:sectionInset \
      inset:contentInset inset:imageInsets size:itemSize size:headerReferenceSize size:footerReferenceSize \
      size:estimatedItemSize collectionViewLayout directionalEdgeInsets edgeInsets offsetWrapper
      """,
    accessibility: "accessibilityTraits bool:isElement accessibilityOverrides",
    looks: """
      color fontDescription font state textAttributes inset size shadow blurEffect vibrancyEffect imageReference \
      preferredSymbolConfiguration navigationBarAppearance toolbarAppearance tabBarAppearance rect:contentStretch \
      attributedString attributes backgroundConfiguration
      """)

  private static func rows(
    kept: String, skipped: String = "", behaviour: String, layout: String, accessibility: String,
    looks: String
  ) -> [String: Fate] {
    var rows: [String: Fate] = [:]
    func add(_ list: String, _ fate: ([String]) -> Fate) {
      for row in list.utf8.split(separator: UInt8(ascii: " ")) {
        let sides = row.split(separator: UInt8(ascii: "="))
        let usual = sides.count == 2 ? sides[1].split(separator: UInt8(ascii: ",")) : []
        let text = { (part: Substring.UTF8View) in String(decoding: Array(part), as: UTF8.self) }
        rows[text(sides[0])] = fate(usual.map(text))
      }
    }
    add(kept) { _ in .kept }
    add(skipped) { _ in .skipped }
    add(behaviour) { .lost(.behaviour, unless: $0) }
    add(layout) { .lost(.layout, unless: $0) }
    add(accessibility) { .lost(.accessibility, unless: $0) }
    add(looks) { .lost(.looks, unless: $0) }
    return rows
  }
}
