import { cleanCode } from './cleanText.ts'

const LABEL = /^(?:cp|c[oó]digopostal|plz|cap|mex|mx|de|d|it|i)[:#]*(?=\d)/i

/** A postal code without what is written before it (`C.P.`, `PLZ`, `D-`) and without blanks. What is none stays what it is. */
export function cleanPostcode(text: string): string {
  return cleanCode(text)
    .replace(/[\s.-]/g, '')
    .replace(LABEL, '')
    .normalize('NFC')
}
