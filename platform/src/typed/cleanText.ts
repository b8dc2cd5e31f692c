const INVISIBLE = /[\u00AD\u061C\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF]/g
const JOINERS = /[\u200C\u200D]+/g
const LINE_ENDS = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/g
/** Blanks of every width, tabs, and letters that look like blanks. */
const BLANKS = /[\t\p{Zs}\u2800\u3164\uFFA0]/gu
const CONTROLS = /(?!\n)\p{Cc}/gu
const PLAIN = /^[\x20-\x7E]*$/
/** Emoji, and letters whose form depends on the next one. */
const JOINS_NEXT =
  /(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\uFE0F|[\u0600-\u109F]|[\u1780-\u18AF]|[\u1B00-\u1CFF])$/u
const IS_JOINED = /^(?:\p{Extended_Pictographic}|\p{L})/u

/** A text of several lines as its writer saw it: composed (NFC), with plain blanks, without marks that carry nothing. */
export function cleanLines(text: string): string {
  if (PLAIN.test(text)) return text.trim()
  return text
    .toWellFormed()
    .replace(INVISIBLE, '')
    .replace(JOINERS, keptJoiner)
    .replace(LINE_ENDS, '\n')
    .replace(BLANKS, ' ')
    .replace(CONTROLS, '')
    .normalize('NFC')
    .trim()
}

/** The same for one line. */
export function cleanText(text: string): string {
  return cleanLines(text).replace(/\n/g, ' ')
}

/** The same for numbers, codes and addresses of mail: characters of full width and digits of every script become plain. */
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
