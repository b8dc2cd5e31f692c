import type { HomeView, IllustrationSpec } from '../illustrationSpec.ts'
import { roomAround } from './drawRoom.ts'
import { drawStagedRoom } from './drawStagedRoom.ts'
import type { Paper, StagedRoom } from './drawStagedRoom.ts'

/** Walls and accessories of a home: others than those of the shop's own picture of the room. */
const OTHER_ROOM = 1
/** Directions in which buyers hold their telephones: never quite from the front. */
const ANGLES: Readonly<Record<HomeView, Readonly<{ azimuth: number; elevation: number }>>> = {
  home: { azimuth: -17, elevation: 13 },
  'home-close': { azimuth: 24, elevation: 17 },
}
/** Part of the window that a photo from nearby shows. */
const CLOSE_PART = 0.62

/** Draws a product in a home, as its buyer photographs it. */
export function drawHome(spec: IllustrationSpec, view: HomeView, paper: Paper): string {
  const room = roomAround(spec, OTHER_ROOM)
  return drawStagedRoom({ ...room, ...ANGLES[view], window: view === 'home' ? room.window : closer(room) }, paper)
}

function closer({ window: { left, right, bottom, top } }: StagedRoom): StagedRoom['window'] {
  const [width, height] = [(right - left) * CLOSE_PART, (top - bottom) * CLOSE_PART]
  const middle = (left + right) / 2
  return { left: middle - width / 2, right: middle + width / 2, bottom, top: bottom + height }
}
