import { bedroomScene, diningScene, livingRoomScene, terraceScene } from './editorialScenes.ts'
import { drawStagedRoom } from './stageRoom.ts'
import type { StagedRoom } from './stageRoom.ts'

/** The wide editorial pictures, served as `/scenes/<name>.jpg`. */
export const ROOM_SCENES = ['living-room', 'bedroom', 'dining-room', 'terrace'] as const
export type RoomSceneName = (typeof ROOM_SCENES)[number]
export const SCENE_SIZE = { width: 1600, height: 900 } as const

const BUILDERS: Readonly<Record<RoomSceneName, () => StagedRoom>> = {
  'living-room': livingRoomScene,
  bedroom: bedroomScene,
  'dining-room': diningScene,
  terrace: terraceScene,
}

/** Draws an editorial room as SVG text, 1600 by 900. */
export function drawRoomScene(name: RoomSceneName): string {
  return drawStagedRoom(BUILDERS[name](), SCENE_SIZE.width, SCENE_SIZE.height)
}
