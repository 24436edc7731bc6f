import Foundation

/// The context that is drawn into; nil outside of drawing.
@preconcurrency @MainActor
public func UIGraphicsGetCurrentContext() -> CGContext? { GraphicsStack.contexts.last?.context }

/// Begins an image.
@preconcurrency @MainActor
public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize,
  _ opaque: Bool,
  _ scale: CGFloat
) { GraphicsStack.contexts.append((CGContext(), size)) }

/// Begins an image.
@preconcurrency @MainActor
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  GraphicsStack.contexts.append((CGContext(), size))
}

/// An image of the size that was begun, without pixels.
@preconcurrency @MainActor
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  GraphicsStack.contexts.last.map { UIImage(name: nil, size: $0.size) }
}

/// Ends an image.
@preconcurrency @MainActor
public func UIGraphicsEndImageContext() { _ = GraphicsStack.contexts.popLast() }

/// Makes a context the current one.
@preconcurrency @MainActor
public func UIGraphicsPushContext(_ context: CGContext) {
  GraphicsStack.contexts.append((context, .zero))
}

/// Makes the context before the current one.
@preconcurrency @MainActor
public func UIGraphicsPopContext() { _ = GraphicsStack.contexts.popLast() }

/// Fills a rectangle of the current context.
@preconcurrency @MainActor
public func UIRectFill(_ rect: CGRect) { StandIn.note("UIRectFill") }

/// The contexts that are drawn into, the current one last.
@MainActor
private enum GraphicsStack {
  static var contexts: [(context: CGContext, size: CGSize)] = []
}
