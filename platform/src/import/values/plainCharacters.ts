import { decodeHTMLStrict } from 'entities'

const CHARACTER_REFERENCE = /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][\da-z]{1,31});/gi
/** Soft hyphens, marks of direction, and other characters that take no room. Joiners of emoji stay. */
const INVISIBLE = /[\u00AD\u200B\u200E\u200F\u202A-\u202E\u2060-\u2064\uFEFF]/g
const LINE_BREAKS = /[\n\r\t\u0085\u2028\u2029]+/g

/**
 * Returns a name or label as it is meant to be read: without the character references that exports write as HTML does,
 * without invisible characters, on one line. Unknown references stay.
 */
export function plainCharacters(text: string): string {
  return text
    .replaceAll(CHARACTER_REFERENCE, (reference) => {
      const decoded = decodeHTMLStrict(reference)
      return decoded === '\uFFFD' ? reference : decoded
    })
    .replaceAll(INVISIBLE, '')
    .replaceAll(LINE_BREAKS, ' ')
}
