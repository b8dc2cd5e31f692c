import type { StoredValueDefinition } from '../../device/storedValue.ts'
import { LENGTH_MAX_CM, LENGTH_TEXT_MAX } from './limits.ts'

/** Ways and places with the sides that a shopper measures. */
export const FIT_SIDES = {
  door: ['width', 'height'],
  lift: ['width', 'depth', 'height'],
  stairs: ['width', 'corner'],
  place: ['width', 'depth', 'height'],
} as const

export type FitSpot = keyof typeof FIT_SIDES
export type FitSide = (typeof FIT_SIDES)[FitSpot][number]

/** Texts of the fields by name: `door.width`. */
export type FitTexts = Readonly<Record<string, string>>

/** Measures of a shopper's home as they were typed, stored on the device alone. */
export const FIT_TEXTS: StoredValueDefinition<FitTexts> = {
  name: 'fit',
  parse: (kept) => {
    if (typeof kept !== 'object' || kept === null) return null
    const known = Object.entries(FIT_SIDES).flatMap(([spot, sides]) => sides.map((side) => `${spot}.${side}`))
    const texts = Object.entries(kept).filter(
      (entry): entry is [string, string] =>
        known.includes(entry[0]) && typeof entry[1] === 'string' && entry[1].length <= LENGTH_TEXT_MAX,
    )
    return Object.fromEntries(texts)
  },
  empty: {},
}

/** Returns the length of a text in centimetres, with a comma or a point; null for anything else. */
export function readLength(text: string | undefined): number | null {
  if (text === undefined || !/^\s*\d{1,4}(?:[.,]\d)?\s*$/.test(text)) return null
  const length = Number(text.replace(',', '.'))
  return length > 0 && length <= LENGTH_MAX_CM ? length : null
}
