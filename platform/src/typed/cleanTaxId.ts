import { cleanCode } from './cleanText.ts'

/** Returns a tax number in capitals, without separators and without `RFC:`. */
export function cleanTaxId(text: string): string {
  return cleanCode(text)
    .toUpperCase()
    .replace(/[\s.‐‑–—-]/g, '')
    .replace(/^(?:RFC:)+/, '')
}
