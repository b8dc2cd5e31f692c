import { ZOOM_MAX } from '../limits.ts'

/** View of a picture: enlarged by `scale`, its middle moved by `x` and `y` pixels from the stage's. */
export type ZoomView = Readonly<{ scale: number; x: number; y: number }>

type Size = Readonly<{ width: number; height: number }>

/** Area in which a picture is viewed, and the picture's size there without zoom. Pixels. */
export type Stage = Size & Readonly<{ picture: Size }>

/** Point in pixels from the middle of the stage. */
export type Point = Readonly<{ x: number; y: number }>

export const WHOLE: ZoomView = { scale: 1, x: 0, y: 0 }

/** Moves a view so that the picture fills the stage, or is centred while it is smaller. */
function kept({ scale, x, y }: ZoomView, { width, height, picture }: Stage): ZoomView {
  const scaled = Math.min(ZOOM_MAX, Math.max(1, scale))
  const roomX = Math.max(0, (scaled * picture.width - width) / 2)
  const roomY = Math.max(0, (scaled * picture.height - height) / 2)
  return { scale: scaled, x: between(x, -roomX, roomX), y: between(y, -roomY, roomY) }
}

/** Zooms by a factor; the point under `at` stays in place, as far as the edges allow. */
export function zoomedAt(
  view: ZoomView,
  factor: number,
  { at, stage }: Readonly<{ at: Point; stage: Stage }>,
): ZoomView {
  const scale = Math.min(ZOOM_MAX, Math.max(1, view.scale * factor))
  const ratio = scale / view.scale
  return kept({ scale, x: at.x - (at.x - view.x) * ratio, y: at.y - (at.y - view.y) * ratio }, stage)
}

/** Moves a view by a number of pixels, not beyond the picture's edge. */
export function movedBy(view: ZoomView, by: Point, stage: Stage): ZoomView {
  return kept({ scale: view.scale, x: view.x + by.x, y: view.y + by.y }, stage)
}

/** Returns a value within bounds. `Math.min` first: zero never becomes minus zero. */
function between(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value)) + 0
}
