import { createCamera, framingOf } from '../solids/camera.ts'

/** View of a room: its window is the part that the picture must include, at the plane `z` 0, in centimetres. */
export type RoomView = Readonly<{
  window: Readonly<{ left: number; right: number; bottom: number; top: number }>
  azimuth?: number
  elevation?: number
}>

/** Returns the camera of a room on paper of that size, with its picture units per centimetre and its longer side. */
export function viewOf(
  { window, azimuth, elevation }: RoomView,
  { width, height }: Readonly<{ width: number; height: number }>,
) {
  const { left, right, bottom, top } = window
  const corners = [
    [left, bottom, 0],
    [right, bottom, 0],
    [right, top, 0],
    [left, top, 0],
  ] as const
  const span = Math.max(right - left, top - bottom)
  const viewpoint = {
    azimuth: azimuth ?? 13,
    elevation: elevation ?? 6,
    target: [(left + right) / 2, (bottom + top) / 2, 0] as const,
    distance: Math.max(span * 2.1, 120),
  }
  const framing = framingOf(viewpoint, corners, { left: 0, top: 0, right: width, bottom: height })
  return { camera: createCamera(viewpoint, framing), zoom: framing.zoom, span }
}
