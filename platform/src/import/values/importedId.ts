import { createHash } from 'node:crypto'
import { textOf } from '../../parse/fields.ts'

const HASH_DIGITS = 13
/** Numbers given to text ids begin here: 2^52 values up to the largest whole number that JSON carries. */
const FIRST_GIVEN_ID = 2 ** 52

export type ImportedId = Readonly<{ id: number; isGiven: boolean }>

/**
 * Returns the number of a document: its own where that is a whole number up to 2^53, else one that is derived from the
 * text of its id, the same in each import. Null without an id.
 */
export function importedId(value: unknown): ImportedId | null {
  const text = textOf(value)
  if (text === null) return null
  const number = /^\d+(\.0*)?$/.test(text) ? Number(text) : Number.NaN
  if (Number.isSafeInteger(number)) return number >= 1 ? { id: number, isGiven: false } : null
  if (/^-|^-?\d+\.\d/.test(text)) return null
  const hash = createHash('sha256').update(text).digest('hex').slice(0, HASH_DIGITS)
  return { id: FIRST_GIVEN_ID + (Number.parseInt(hash, 16) % (FIRST_GIVEN_ID - 1)), isGiven: true }
}

/** True for a number that was given to a text: its order says nothing. */
export function isGivenId(id: number): boolean {
  return id >= FIRST_GIVEN_ID
}

/** The number alone. */
export function idOf(value: unknown): number | null {
  return importedId(value)?.id ?? null
}
