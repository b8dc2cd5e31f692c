import { type Box, type FitVerdict, inPlace, intoLift, throughDoor, upStairs } from './fitRules.ts'
import { type FitSpot, type FitTexts, readLength } from './fitTexts.ts'

/** Verdict on one way or place; `incomplete` while a side that it needs is missing, null while none is entered. */
export type SpotVerdict = FitVerdict | 'incomplete' | null

/** Returns the verdicts on all ways and places, of the measures that a shopper has entered. */
export function judgeFit(box: Box, texts: FitTexts): Readonly<Record<FitSpot, SpotVerdict>> {
  const read = (name: string) => readLength(texts[name])
  const whole = (lengths: readonly (number | null)[], judge: () => FitVerdict): SpotVerdict => {
    if (lengths.every((length) => length === null)) return null
    return lengths.includes(null) ? 'incomplete' : judge()
  }
  const door = { width: read('door.width') ?? 0, height: read('door.height') ?? 0 }
  const lift = { width: read('lift.width') ?? 0, depth: read('lift.depth') ?? 0, height: read('lift.height') ?? 0 }
  const [width, corner] = [read('stairs.width'), read('stairs.corner')]
  return {
    door: whole([read('door.width'), read('door.height')], () => throughDoor(box, door)),
    lift: whole([read('lift.width'), read('lift.depth'), read('lift.height')], () => intoLift(box, lift)),
    stairs: width === null ? (corner === null ? null : 'incomplete') : upStairs(box, { width, corner }),
    place: inPlace(box, { width: read('place.width'), depth: read('place.depth'), height: read('place.height') }),
  }
}
