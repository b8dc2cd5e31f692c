/** Widths of bars and spaces of each Code 128 symbol, by value; the last is the stop symbol. */
const SYMBOLS = (
  '212222 222122 222221 121223 121322 131222 122213 122312 132212 221213 221312 231212 112232 122132 122231 113222 ' +
  '123122 123221 223211 221132 221231 213212 223112 312131 311222 321122 321221 312212 322112 322211 212123 212321 ' +
  '232121 111323 131123 131321 112313 132113 132311 211313 231113 231311 112133 112331 132131 113123 113321 133121 ' +
  '313121 211331 231131 213113 213311 213131 311123 311321 331121 312113 312311 332111 314111 221411 431111 111224 ' +
  '111422 121124 121421 141122 141221 112214 112412 122114 122411 142112 142211 241211 221114 413111 241112 134111 ' +
  '111242 121142 121241 114212 124112 124211 411212 421112 421211 212141 214121 412121 111143 111341 131141 114113 ' +
  '114311 411113 411311 113141 114131 311141 411131 211412 211214 211232 2331112'
).split(' ')
const START_B = 104
const START_C = 105
const TO_C = 99
const STOP = 106
const MODULUS = 103
const FIRST_CHARACTER = 32

/** Returns the symbol values of a text with its check symbol; null if Code 128 B cannot encode it. */
export function code128Values(text: string): readonly number[] | null {
  if (!/^[ -~]+$/.test(text)) return null
  const data = /^\d{4,}$/.test(text) ? digitValues(text) : [START_B, ...characterValues(text)]
  const sum = data.reduce((total, value, at) => total + value * Math.max(at, 1), 0)
  return [...data, sum % MODULUS, STOP]
}

/**
 * Returns the widths of alternating bars and spaces in modules, starting with a bar; null if the text cannot be
 * encoded.
 */
export function code128Widths(text: string): readonly number[] | null {
  const values = code128Values(text)
  return values === null ? null : values.flatMap((value) => Array.from(SYMBOLS[value] ?? '', Number))
}

/** Encodes digits in pairs. The first of an odd number of digits is encoded alone. */
function digitValues(digits: string): number[] {
  const isOdd = digits.length % 2 === 1
  const pairs = (isOdd ? digits.slice(1) : digits).match(/../g) ?? []
  const start = isOdd ? [START_B, ...characterValues(digits.slice(0, 1)), TO_C] : [START_C]
  return [...start, ...pairs.map(Number)]
}

function characterValues(text: string): number[] {
  return Array.from(text, (character) => character.charCodeAt(0) - FIRST_CHARACTER)
}
