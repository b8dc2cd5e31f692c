import { drawScene } from '../drawScene.ts'
import { createCamera, framingOf } from '../solids/camera.ts'
import type { Solid } from '../solids/solid.ts'
import { drawRoomShell } from './roomShell.ts'
import type { Mood } from './roomShell.ts'

/** A furnished corner and its view: the window is the part that the picture must include, at the plane `z` 0. */
export type StagedRoom = Readonly<{
  solids: readonly Solid[]
  wallZ: number
  mood: Mood
  window: Readonly<{ left: number; right: number; bottom: number; top: number }>
  azimuth?: number
  elevation?: number
}>

/** Size in picture units, and how many of them one pixel of the output covers. */
export type Paper = Readonly<{ width: number; height: number; coarseness: number }>

/** Draws a furnished room on the given paper. */
export function drawStagedRoom(room: StagedRoom, { width, height, coarseness }: Paper): string {
  const { left, right, bottom, top } = room.window
  const corners = [
    [left, bottom, 0],
    [right, bottom, 0],
    [right, top, 0],
    [left, top, 0],
  ] as const
  const span = Math.max(right - left, top - bottom)
  const viewpoint = {
    azimuth: room.azimuth ?? 13,
    elevation: room.elevation ?? 6,
    target: [(left + right) / 2, (bottom + top) / 2, 0] as const,
    distance: Math.max(span * 2.1, 120),
  }
  const framing = framingOf(viewpoint, corners, { left: 0, top: 0, right: width, bottom: height })
  const camera = createCamera(viewpoint, framing)
  return drawScene({
    solids: room.solids,
    camera,
    width,
    height,
    size: Math.min(span, 260),
    backdrop: drawRoomShell({ camera, wallZ: room.wallZ, mood: room.mood, width, height, reach: span * 1.8 }),
    pixelsPerCm: framing.zoom,
    coarseness,
    wallZ: room.mood.kind === 'terrace' ? undefined : room.wallZ,
  })
}
