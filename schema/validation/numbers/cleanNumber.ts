import { cleanCode } from '../cleanText.ts'

/** Removes blanks, points and dashes from a number that is written in groups. */
export function cleanNumber(text: string): string {
  return cleanCode(text).replace(/[\s.‐‑–—-]/g, '')
}
