import type { Text } from '@hogar/platform/language.ts'
import type { Arrangement } from '../../pictures/scenes/arrangement.ts'
import type { Vec3 } from '../../pictures/solids/vector.ts'
import type { RoomCode } from '../options/rooms.ts'

/** A product in a room. It may stand there several times. */
export type PlannedItem = Readonly<{
  sku: string
  /** Places in centimetres: to the right, up, and towards the viewer. */
  at: readonly Vec3[]
  /** Degrees for each place. */
  turn?: readonly number[]
  /** Width in centimetres of the variant that is shown; by default the first one is. */
  width?: number
  /** Place of its point; by default the middle of the first one. */
  point?: Vec3
}>

/** A room furnished with products of the catalogue, as a picture with points. */
export type PlannedRoom = Readonly<{
  id: number
  /** Name of its picture. */
  code: string
  kind: RoomCode
  slug: Text
  title: Text
  summary: Text
  text: Text
  alt: Text
  items: readonly PlannedItem[]
}> &
  Omit<Arrangement, 'items'>
