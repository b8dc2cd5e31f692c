import { add, cross, dot, itemAt, normalized, scaled, subtract } from './vector.ts'
import type { Vec3 } from './vector.ts'

/** A point on the picture, with its distance from the eye. */
export type ScreenPoint = Readonly<{ x: number; y: number; depth: number }>
export type Camera = Readonly<{ eye: Vec3; project: (point: Vec3) => ScreenPoint }>
export type Viewpoint = Readonly<{
  /** Degrees to the right of the front (negative: from the left) and above the floor. */
  azimuth: number
  elevation: number
  /** Target that the camera looks at, and its distance. */
  target: Vec3
  distance: number
}>
/** Where the picture plane lands on the paper: pixels per unit of plane, and the place of the target. */
export type Framing = Readonly<{ zoom: number; x: number; y: number }>

/** A pinhole camera, level with the horizon: verticals stay nearly vertical, as in architecture photographs. */
export function createCamera(viewpoint: Viewpoint, framing: Framing): Camera {
  const { azimuth, elevation, target, distance } = viewpoint
  const [a, e] = [(azimuth * Math.PI) / 180, (elevation * Math.PI) / 180]
  const towardsEye: Vec3 = [Math.sin(a) * Math.cos(e), Math.sin(e), Math.cos(a) * Math.cos(e)]
  const eye = add(target, scaled(towardsEye, distance))
  const right = normalized(cross([0, 1, 0], towardsEye))
  const up = cross(towardsEye, right)
  return {
    eye,
    project: (point) => {
      const offset = subtract(point, eye)
      const depth = Math.max(1, -dot(offset, towardsEye))
      const factor = (framing.zoom * distance) / depth
      return { x: framing.x + dot(offset, right) * factor, y: framing.y - dot(offset, up) * factor, depth }
    },
  }
}

export type Frame = Readonly<{ left: number; top: number; right: number; bottom: number }>

/** The framing that puts all points as large as possible inside the frame, centred. */
export function framingOf(viewpoint: Viewpoint, points: readonly Vec3[], frame: Frame): Framing {
  const { project } = createCamera(viewpoint, { zoom: 1, x: 0, y: 0 })
  const bounds = boundsOf(points.map(project))
  const zoom = Math.min(
    (frame.right - frame.left) / Math.max(1e-6, bounds.right - bounds.left),
    (frame.bottom - frame.top) / Math.max(1e-6, bounds.bottom - bounds.top),
  )
  return {
    zoom,
    x: (frame.left + frame.right) / 2 - (zoom * (bounds.left + bounds.right)) / 2,
    y: (frame.top + frame.bottom) / 2 - (zoom * (bounds.top + bounds.bottom)) / 2,
  }
}

export function boundsOf(points: readonly Pick<ScreenPoint, 'x' | 'y'>[]): Frame {
  const first = itemAt(points, 0)
  let [left, right, top, bottom] = [first.x, first.x, first.y, first.y]
  for (const { x, y } of points) {
    left = Math.min(left, x)
    right = Math.max(right, x)
    top = Math.min(top, y)
    bottom = Math.max(bottom, y)
  }
  return { left, right, top, bottom }
}
