import HeadlessUIKit

/// A cell of a table whose detail stands below its text, made as programs make cells of a style that they register.
open class SubtitleRow: UITableViewCell {
  /// Creates a cell of its own style.
  public override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
  }

  /// Creates a cell from a nib.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// A cell of a table whose detail stands at the trailing edge.
open class ValueRow: UITableViewCell {
  /// Creates a cell of its own style.
  public override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: .value1, reuseIdentifier: reuseIdentifier)
  }

  /// Creates a cell from a nib.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// A cell of a table whose text is a short name before its detail.
open class KeyRow: UITableViewCell {
  /// Creates a cell of its own style.
  public override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: .value2, reuseIdentifier: reuseIdentifier)
  }

  /// Creates a cell from a nib.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}
