/// The grammar as an XSD 1.0 schema, for editors' completion.
///
/// The decoder stays the only judge: the schema cannot say which attributes exclude one another, cannot
/// read XPath, and does not see what an included file declares. Tests hold the two to one verdict over
/// everything else.
public enum SuiteSchema {
  /// The schema as text.
  public static let text: String = {
    var writer = SchemaText()
    writer.writeSchema()
    return writer.text
  }()

  /// Why the schema and the decoder may differ, one sentence each; the reference prints them.
  static let exceptions = [
    "Attributes that exclude or need one another are judged by the decoder alone.",
    "XPath expressions and templates are compiled by the decoder; the schema takes any text there.",
    "A name that an included file declares is unknown to the schema.",
    "White space inside an element that holds nothing is refused by the schema alone.",
    "A sweep that names a variable twice or has more than 10,000 points is refused by the decoder.",
    "A variable of generated data that a case's sweep does not give is refused by the decoder.",
    "Cases, expressions and expected calls that check nothing are refused by the decoder.",
    "What nibs and storyboards decide is judged by `validate` alone.",
    "Rows in the data of a collection, items in that of a table, and what else only the other has, are refused by the decoder.",
  ]
}
