import { ZOOM_MAX } from './limits.ts'

/** How a picture is looked at: enlarged by `scale`, its middle moved by `x` and `y` pixels from the stage's. */
export type ZoomView = Readonly<{ scale: number; x: number; y: number }>

type Size = Readonly<{ width: number; height: number }>

/** Where a picture is looked at, and how large it is there when it is seen whole. Pixels. */
export type Stage = Size & Readonly<{ picture: Size }>

/** Pixels from the middle of the stage. */
export type Point = Readonly<{ x: number; y: number }>

export const WHOLE: ZoomView = { scale: 1, x: 0, y: 0 }

/** Brings a view back to where the picture fills the stage, or stands in its middle while it is smaller. */
function kept({ scale, x, y }: ZoomView, { width, height, picture }: Stage): ZoomView {
  const scaled = Math.min(ZOOM_MAX, Math.max(1, scale))
  const roomX = Math.max(0, (scaled * picture.width - width) / 2)
  const roomY = Math.max(0, (scaled * picture.height - height) / 2)
  return { scale: scaled, x: between(x, -roomX, roomX), y: between(y, -roomY, roomY) }
}

/** Closer or further by a factor; what lies under the point stays under it, as far as the edges allow. */
export function zoomedAt(
  view: ZoomView,
  factor: number,
  { at, stage }: Readonly<{ at: Point; stage: Stage }>,
): ZoomView {
  const scale = Math.min(ZOOM_MAX, Math.max(1, view.scale * factor))
  const ratio = scale / view.scale
  return kept({ scale, x: at.x - (at.x - view.x) * ratio, y: at.y - (at.y - view.y) * ratio }, stage)
}

/** Moved by so many pixels, not over the picture's edge. */
export function movedBy(view: ZoomView, by: Point, stage: Stage): ZoomView {
  return kept({ scale: view.scale, x: view.x + by.x, y: view.y + by.y }, stage)
}

/** `Math.min` first: zero never comes out as minus zero. */
function between(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value)) + 0
}
