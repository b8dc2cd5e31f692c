/** Marks that nobody sees, and that come along with what is pasted: zero-width blanks, marks of direction, soft hyphens. */
const INVISIBLE = /[\u00AD\u061C\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF]/g
const JOINERS = /[\u200C\u200D]+/g
const LINE_ENDS = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/g
/** Blanks of every width, tabs, and letters that look like blanks. */
const BLANKS = /[\t\p{Zs}\u2800\u3164\uFFA0]/gu
const CONTROLS = /(?!\n)\p{Cc}/gu
const LONE_SURROGATES = /\p{Cs}/gu
const PLAIN = /^[\x20-\x7E]*$/

/** Joins an emoji with the next, or letters of Arabic, India and what lies between, whose form depends on it. */
const JOINS_NEXT =
  /(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\uFE0F|[\u0600-\u109F]|[\u1780-\u18AF]|[\u1B00-\u1CFF])$/u
const IS_JOINED = /^(?:\p{Extended_Pictographic}|\p{L})/u

/**
 * Makes one line of what was typed or pasted what its writer saw: composed (NFC), with plain blanks, none of them around
 * it, and without marks that carry nothing. Cleaning it again changes nothing.
 */
export function cleanText(text: string): string {
  return cleanLines(text).replace(/\n/g, ' ')
}

/** The same for a text of several lines, which end in `\n` alone. */
export function cleanLines(text: string): string {
  if (PLAIN.test(text)) return text.trim()
  return text
    .replace(LONE_SURROGATES, '\uFFFD')
    .replace(INVISIBLE, '')
    .replace(JOINERS, keptJoiner)
    .replace(LINE_ENDS, '\n')
    .replace(BLANKS, ' ')
    .replace(CONTROLS, '')
    .normalize('NFC')
    .trim()
}

/**
 * The same for what is no prose: codes, numbers, addresses of mail. Letters and digits of full width, and digits of every
 * script, become the plain ones.
 */
export function cleanCode(text: string): string {
  if (PLAIN.test(text)) return text.trim()
  return cleanText(
    cleanText(text.replace(JOINERS, ''))
      .normalize('NFKC')
      .replace(/\p{Nd}/gu, plainDigit),
  )
}

function keptJoiner(joiners: string, at: number, whole: string): string {
  const end = at + joiners.length
  const isNeeded = JOINS_NEXT.test(whole.slice(Math.max(0, at - 2), at)) && IS_JOINED.test(whole.slice(end, end + 2))
  return isNeeded ? joiners.slice(0, 1) : ''
}

/** Digits of a script stand in a row of ten, from nought to nine. */
function plainDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0
  let nought = code
  while (code - nought < 9 && /\p{Nd}/u.test(String.fromCodePoint(nought - 1))) nought -= 1
  return String(code - nought)
}
