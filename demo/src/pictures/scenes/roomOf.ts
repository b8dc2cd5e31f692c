import { bedside } from './bedside.ts'
import { againstWall, mediaStand, onRug } from './homeRooms.ts'
import { counter, kitchenRow } from './kitchenRooms.ts'
import type { Setting } from './settingOf.ts'
import { fromCeiling, garage, outdoors, underAll } from './specialRooms.ts'
import type { StagedRoom } from './drawStagedRoom.ts'
import type { Subject } from './subject.ts'
import { onTable, onWall } from './tableAndWallRooms.ts'

const ROOMS: Readonly<Record<Setting, (subject: Subject) => StagedRoom>> = {
  againstWall,
  onRug,
  onTable,
  onWall,
  fromCeiling,
  kitchenRow,
  counter,
  outdoors,
  underAll,
  garage,
  mediaStand,
  bedside,
}

/** The room that is staged around a subject in its setting. */
export function roomOf(subject: Subject, setting: Setting): StagedRoom {
  return ROOMS[setting](subject)
}
