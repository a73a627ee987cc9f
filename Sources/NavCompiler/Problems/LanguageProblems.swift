import NavModel
import NavSyntax
import NavText

extension Compilation {
  /// What `navscene explain` knows: every code of reading, compiling and loading.
  public static var explanations: [Explanation] {
    SyntaxProblems.explanations + languageProblems.flatMap { $0() } + GraphProblem.explanations
  }

  /// Every file of this folder; a test holds the list to it.
  private static var languageProblems: [() -> [Explanation]] {
    [
      { AmbiguousScene.explanations },
      { AttributeType.explanations },
      { BadColor.explanations },
      { BadConstraint.explanations },
      { BadDomain.explanations },
      { BadExpectation.explanations },
      { BadOperand.explanations },
      { CannotTrigger.explanations },
      { ClassCycle.explanations },
      { ConstantCondition.explanations },
      { ContainerCycle.explanations },
      { DeprecatedAttribute.explanations },
      { DeprecatedSegue.explanations },
      { DiscouragedNesting.explanations },
      { DuplicateAttribute.explanations },
      { DuplicateIdentifier.explanations },
      { DuplicateName.explanations },
      { DuplicateOutlet.explanations },
      { DuplicatePart.explanations },
      { DuplicateRelationship.explanations },
      { EmptyContainer.explanations },
      { EmptyFile.explanations },
      { ForbiddenBarChange.explanations },
      { MisplacedConstruct.explanations },
      { MisplacedEmbed.explanations },
      { MissingAction.explanations },
      { MissingBlock.explanations },
      { MissingInitial.explanations },
      { MissingOutlet.explanations },
      { MissingRelationship.explanations },
      { MissingSegueClass.explanations },
      { MissingTarget.explanations },
      { MissingVerb.explanations },
      { NestingTooDeep.explanations },
      { NotAField.explanations },
      { NotAContainer.explanations },
      { NotATab.explanations },
      { NothingToLaunch.explanations },
      { OutOfRange.explanations },
      { OutletCollection.explanations },
      { OutletType.explanations },
      { PopoverWithoutAnchor.explanations },
      { SecondInitial.explanations },
      { SegueWithoutIdentifier.explanations },
      { TypeMismatch.explanations },
      { UnexpectedPart.explanations },
      { UnknownArgument.explanations },
      { UnknownAttribute.explanations },
      { UnknownCase.explanations },
      { UnknownClass.explanations },
      { UnknownDevice.explanations },
      { UnknownElement.explanations },
      { UnknownKeyword.explanations },
      { UnknownQuery.explanations },
      { UnknownScene.explanations },
      { UnknownSegue.explanations },
      { UnansweredMessage.explanations },
      { UnknownStoryboard.explanations },
      { UnknownSystemItem.explanations },
      { UnknownType.explanations },
      { UnknownUnwind.explanations },
      { UnknownValue.explanations },
      { UnknownVariable.explanations },
      { UnknownVerb.explanations },
      { UnnamedConstruct.explanations },
      { WrongClass.explanations },
      { WrongColumns.explanations },
      { WrongDestination.explanations },
    ]
  }
}
