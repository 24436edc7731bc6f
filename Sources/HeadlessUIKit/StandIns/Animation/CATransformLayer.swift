/// A layer whose sublayers keep their depth.
open class CATransformLayer: CALayer {}

/// A layer that shows copies of its sublayers.
open class CAReplicatorLayer: CALayer {
  /// Stored only.
  open var instanceCount = 1
  /// Stored only.
  open var instanceDelay: CFTimeInterval = 0
  /// Stored only.
  open var instanceTransform = CATransform3DIdentity
  /// Stored only.
  open var instanceColor: CGColor?
}

/// A layer that shows particles.
open class CAEmitterLayer: CALayer {
  /// Stored only.
  open var emitterCells: [NSObject]?
  /// Stored only.
  open var emitterPosition = CGPoint.zero
  /// Stored only.
  open var emitterSize = CGSize.zero
  /// Stored only.
  open var birthRate: Float = 1
}
