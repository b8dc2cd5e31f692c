import { diningAndOutdoorRooms } from './diningAndOutdoorRooms.ts'
import { livingRooms } from './livingRooms.ts'
import type { PlannedRoom } from './plannedRoom.ts'
import { sleepingAndWorkRooms } from './sleepingAndWorkRooms.ts'

/** Furnished rooms, in the order of the page that lists them. */
export const plannedRooms: readonly PlannedRoom[] = [...livingRooms, ...sleepingAndWorkRooms, ...diningAndOutdoorRooms]
