import type { PhoneNumber } from '../__generated__/schemaTypes.ts'
import { readText } from '../parse/readValue.ts'

/** Pattern of a telephone number: digits and separators only, without codes that a telephone would execute. */
const NUMBER = /^\+?[\d\s().-]{4,30}$/

/** Decodes a number to dial, and its formatted text if the platform sends one. */
export function decodePhone(number: unknown, formatted: unknown): PhoneNumber | null {
  const dialled = readText(number)
  if (dialled === null || !NUMBER.test(dialled)) return null
  const read = readText(formatted)
  return { dialled: dialled.replace(/[\s().-]/g, ''), formatted: read !== null && NUMBER.test(read) ? read : dialled }
}
