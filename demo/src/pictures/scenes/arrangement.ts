import type { IllustrationSpec } from '../illustrationSpec.ts'
import type { Vec3 } from '../solids/vector.ts'
import type { RoomView } from './roomView.ts'

/** A product in a room: where it stands, in centimetres, and how far it is turned, in degrees. */
export type ArrangedItem = Readonly<{ spec: IllustrationSpec; at: Vec3; turn?: number }>

/** A room furnished with products: plain data, as the database keeps it. */
export type Arrangement = RoomView &
  Readonly<{
    items: readonly ArrangedItem[]
    wallZ: number
    /** Colours of the room: a number of `MOODS`, or a terrace. */
    mood: number | 'terrace'
  }>
