import { bedroomScene, diningScene, livingRoomScene, terraceScene } from './editorialScenes.ts'
import { SCENE_SIZE } from '../drawing.ts'
import type { RoomSceneName } from './roomScenes.ts'
import { drawStagedRoom } from './drawStagedRoom.ts'
import type { StagedRoom } from './drawStagedRoom.ts'

const BUILDERS: Readonly<Record<RoomSceneName, () => StagedRoom>> = {
  'living-room': livingRoomScene,
  bedroom: bedroomScene,
  'dining-room': diningScene,
  terrace: terraceScene,
}

/** Draws an editorial room as SVG text, 1600 by 900, in the detail that `coarseness` units to a pixel can show. */
export function drawRoomScene(name: RoomSceneName, coarseness = 1): string {
  return drawStagedRoom(BUILDERS[name](), { ...SCENE_SIZE, coarseness })
}
