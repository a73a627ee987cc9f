/// Properties of Apple's classes that a storyboard may set by user defined runtime attributes, by the names that
/// key-value coding knows them by: `hidden`, not `isHidden`.
///
/// Which class has which does not matter here. A key that is none of them, and that no source declares, is a slip or the
/// name of something that was renamed.
public enum UIKitKeys {
  public static func contains(_ key: String) -> Bool { all.contains(key) }

  private static let all: Set<String> = Set(text.split(separator: " ").map { String($0) })

  private static let text = """
    accessibilityActivationPoint accessibilityElements accessibilityElementsHidden accessibilityFrame \
    accessibilityHint accessibilityIdentifier accessibilityIgnoresInvertColors accessibilityLabel \
    accessibilityLanguage accessibilityNavigationStyle accessibilityPath accessibilityRespondsToUserInteraction \
    accessibilityTraits accessibilityValue accessibilityViewIsModal accessory accessoryType accessoryView action \
    additionalSafeAreaInsets adjustsFontForContentSizeCategory adjustsFontSizeToFitWidth \
    adjustsImageSizeForAccessibilityContentSizeCategory adjustsImageWhenDisabled adjustsImageWhenHighlighted \
    adjustsLetterSpacingToFitWidth alignment allowableMovement allowedTouchTypes allowsBackForwardNavigationGestures \
    allowsDefaultTighteningForTruncation allowsEditing allowsEditingTextAttributes allowsFocus \
    allowsInlineMediaPlayback allowsMultipleSelection allowsMultipleSelectionDuringEditing allowsSelection \
    allowsSelectionDuringEditing alpha alwaysBounceHorizontal alwaysBounceVertical anchorPoint \
    animationDuration animationImages animationRepeatCount apportionsSegmentWidthsByContent appearance \
    arrangedSubviews attributedPlaceholder attributedText autocapitalizationType autocorrectionType autoresizesSubviews \
    autoresizingMask axis backBarButtonItem backBarButtonTitle backButtonDisplayMode backButtonTitle backIndicatorImage \
    backIndicatorTransitionMaskImage background backgroundColor backgroundImage backgroundLayoutMarginsFollowReadableWidth \
    backgroundView badgeColor badgeValue barStyle barTintColor baselineAdjustment baselineRelativeArrangement behaviorName \
    borderStyle bounces bouncesZoom bounds buttonType cancelsTouchesInView canCancelContentTouches \
    canDisplayBannerAds canShowCallout cellLayoutMarginsFollowReadableWidth center clearButtonMode clearsContextBeforeDrawing \
    clearsOnBeginEditing clearsOnInsertion clearsSelectionOnViewWillAppear clipsToBounds collectionView collectionViewLayout \
    color columnCount configuration constant contentEdgeInsets contentHorizontalAlignment contentInset \
    contentInsetAdjustmentBehavior contentMode contentOffset contentScaleFactor contentSize contentSizeForViewInPopover \
    contentStretch contentVerticalAlignment contentView continuous countDownDuration currentPage \
    currentPageIndicatorTintColor customView dataDetectorTypes dataSource date datePickerMode decelerationRate \
    defaultContentConfiguration defaultTextAttributes definesPresentationContext delaysContentTouches delaysTouchesBegan \
    delaysTouchesEnded delegate detailTextLabel directionalLayoutMargins directionalLockEnabled directionalPressGestureRecognizer \
    disablesAutomaticKeyboardDismissal distribution dragDelegate dropDelegate edgesForExtendedLayout editable editing \
    editingAccessoryType editingAccessoryView effect enabled enablesReturnKeyAutomatically estimatedItemSize \
    estimatedRowHeight estimatedSectionFooterHeight estimatedSectionHeaderHeight exclusiveTouch extendedLayoutIncludesOpaqueBars \
    font footerReferenceSize frame gestureRecognizers headerReferenceSize hidden hidesBackButton hidesBarsOnSwipe \
    hidesBarsOnTap hidesBarsWhenKeyboardAppears hidesBarsWhenVerticallyCompact hidesBottomBarWhenPushed hidesForSinglePage \
    hidesNavigationBarDuringPresentation hidesSearchBarWhenScrolling hidesWhenStopped highlighted highlightedAnimationImages \
    highlightedImage highlightedTextColor horizontalScrollIndicatorInsets identifier image imageEdgeInsets imageInsets \
    imageView indentationLevel indentationWidth indicatorStyle inputAccessoryView inputView insetsContentViewsToSafeArea \
    insetsLayoutMarginsFromSafeArea interactivePopGestureRecognizer interitemSpacing isAccessibilityElement itemPositioning \
    itemSize itemSpacing itemWidth items keyboardAppearance keyboardDismissMode keyboardType landscapeImagePhone \
    landscapeImagePhoneInsets largeContentImage largeContentImageInsets largeContentTitle largeTitleDisplayMode \
    largeTitleTextAttributes layer layoutMargins layoutMarginsRelativeArrangement leftBarButtonItem leftBarButtonItems \
    leftItemsSupplementBackButton leftView leftViewMode lineBreakMode lineBreakStrategy lineFragmentPadding locale \
    mapType maskView maxValue maximumDate maximumTrackImage maximumTrackTintColor maximumValue \
    maximumValueImage maximumZoomScale menu minimumDate minimumFontSize minimumInteritemSpacing minimumLineSpacing \
    minimumPressDuration minimumScaleFactor minimumTrackImage minimumTrackTintColor minimumValue minimumValueImage \
    minimumZoomScale minuteInterval modalInPopover modalPresentationCapturesStatusBarAppearance modalPresentationStyle \
    modalTransitionStyle modalInPresentation momentary motionEffects multipleTouchEnabled multiplier navigationBar \
    navigationBarHidden navigationDelegate navigationItem nibName numberOfLines numberOfPages numberOfTapsRequired \
    numberOfTouchesRequired onImage onTintColor offImage on opaque orderedIndex overrideUserInterfaceStyle pageIndicatorTintColor \
    pagingEnabled passwordRules pinsVisible pitchEnabled placeholder possibleTitles preferredBehavior preferredContentSize \
    preferredDatePickerStyle preferredDisplayMode preferredIndicatorImage preferredMaxLayoutWidth preferredPrimaryColumnWidthFraction \
    preferredScreenEdgePanGestureRecognizer preferredSymbolConfiguration prefersLargeTitles prefersSideBySideTextAndImage \
    prefetchDataSource prefetchingEnabled preservesSuperviewLayoutMargins priority progress progressImage progressTintColor \
    progressViewStyle prompt providesPresentationContextTransitionStyle reordersItems refreshControl \
    remembersLastFocusedIndexPath requiresExclusiveTouchType restorationClass restorationIdentifier restoresFocusAfterTransition \
    returnKeyType reversesTitleShadowWhenHighlighted rightBarButtonItem rightBarButtonItems rightView rightViewMode rotateEnabled \
    rotation rowHeight scale scalesLargeContentImage scalesPageToFit scopeBarBackgroundImage scopeButtonTitles scrollDirection \
    scrollEnabled scrollIndicatorInsets scrollsToTop searchBarStyle searchController searchFieldBackgroundPositionAdjustment \
    searchTextPositionAdjustment secureTextEntry sectionFooterHeight sectionHeaderHeight sectionHeaderTopPadding \
    sectionHeadersPinToVisibleBounds sectionFootersPinToVisibleBounds sectionIndexBackgroundColor sectionIndexColor \
    sectionIndexMinimumDisplayRowCount sectionIndexTrackingBackgroundColor sectionInset sectionInsetReference \
    segmentedControlStyle selectable selected selectedBackgroundView selectedImage selectedIndex selectedItem selectedRange \
    selectedScopeButtonIndex selectedSegmentIndex selectedSegmentTintColor selectedTextRange selectionFollowsFocus \
    selectionHighlightColor selectionIndicatorImage selectionStyle semanticContentAttribute separatorColor separatorEffect \
    separatorInset separatorInsetReference separatorStyle shadowColor shadowImage shadowOffset shouldGroupAccessibilityChildren \
    showsBookmarkButton showsBuildings showsCancelButton showsCompass showsExpansionTextWhenTruncated showsHorizontalScrollIndicator \
    showsLargeContentViewer showsMenuAsPrimaryAction showsPointsOfInterest showsReorderControl showsScale showsScopeBar \
    showsSearchResultsButton showsSelectionIndicator showsTouchWhenHighlighted showsTraffic showsUserLocation \
    showsVerticalScrollIndicator simultaneouslyPressesTabs smartDashesType smartInsertDeleteType smartQuotesType spacing \
    spellCheckingType springLoaded standardAppearance compactAppearance scrollEdgeAppearance compactScrollEdgeAppearance \
    startPoint statusBarStyle stepValue string style subtitle suppressesIncrementalRendering switchControl symbolConfiguration \
    tabBar tabBarItem tableFooterView tableHeaderView tableView tag target text textAlignment textColor textContainerInset \
    textContentType textInputContextIdentifier textLabel thumbTintColor timeZone tintAdjustmentMode tintColor title titleEdgeInsets \
    titleLabel titleMenuProvider titlePositionAdjustment titleShadowOffset titleTextAttributes titleView toolTip toolbarHidden \
    toolbarItems topItem touchEnabled trackTintColor tracksHorizontalSplit transform transform3D translatesAutoresizingMaskIntoConstraints \
    translucent transitioningDelegate typingAttributes unselectedItemTintColor userActivity userInteractionEnabled userLocation \
    usesFontLeading usesStandardTextScaling valueImage value verticalScrollIndicatorInsets viewControllers viewRespectsSystemMinimumLayoutMargins \
    wantsFullScreenLayout wraps zoomEnabled zoomScale canCollapse maximumThickness minimumThickness prefersStatusBarHidden \
    automaticallyAdjustsScrollViewInsets automaticallyAdjustsScrollIndicatorInsets automaticallyUpdatesContentInsets
    """
}
