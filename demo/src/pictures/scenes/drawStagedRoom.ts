import { drawScene } from '../drawScene.ts'
import type { Solid } from '../solids/solid.ts'
import { drawRoomShell } from './roomShell.ts'
import type { Mood } from './roomShell.ts'
import { type RoomView, viewOf } from './roomView.ts'

/** A furnished corner and its view. */
export type StagedRoom = RoomView & Readonly<{ solids: readonly Solid[]; wallZ: number; mood: Mood }>

/** Size in picture units, and how many of them one pixel of the output covers. */
export type Paper = Readonly<{ width: number; height: number; coarseness: number }>

/** Draws a furnished room on the given paper. */
export function drawStagedRoom(room: StagedRoom, { width, height, coarseness }: Paper): string {
  const { camera, zoom, span } = viewOf(room, { width, height })
  return drawScene({
    solids: room.solids,
    camera,
    width,
    height,
    size: Math.min(span, 260),
    backdrop: drawRoomShell({ camera, wallZ: room.wallZ, mood: room.mood, width, height, reach: span * 1.8 }),
    pixelsPerCm: zoom,
    coarseness,
    wallZ: room.mood.kind === 'terrace' ? undefined : room.wallZ,
  })
}
