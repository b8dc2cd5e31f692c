/** Search text without its price words, and the maximum price that they name; null without any. */
export type PriceWords = Readonly<{ text: string; maximum: number | null }>

const UP_TO =
  'menos de|no m[aá]s de|por menos de|por debajo de|debajo de|hasta|m[aá]ximo|unter|weniger als|bis zu|bis|h[oö]chstens|maximal|meno di|fino a|sotto i|sotto|al massimo|massimo'
const CURRENCY = '(?:\\$|€|pesos?|mxn|euros?|eur)'
/** Units that follow a number which is no price. */
const UNIT =
  '(?:[\\d.,]|\\s*(?:"|″|x\\s*\\d|[cm]m\\b|m\\b|k?g\\b|gb\\b|l\\b|lit|pulg|zoll|poll|pers|plaz|sitz|post|pied?|cuot|mes|monat))'
const PRICE = new RegExp(
  `(?:^|\\s)(?:${UP_TO})\\s*${CURRENCY}?\\s*(\\d[\\d.,]*)(?!${UNIT})\\s*${CURRENCY}?(?=\\s|$)`,
  'iu',
)
/** Minimum length of the remaining text: shorter ones cannot be searched. */
const REST_MIN_CHARACTERS = 3

/** Parses "menos de 10,000", "unter 300 €", "fino a 500 euro" in a longer search text. */
export function readPriceWords(text: string): PriceWords {
  const [found, digits = ''] = PRICE.exec(text) ?? []
  const maximum = numberOf(digits)
  if (found === undefined || maximum === null) return { text, maximum: null }
  const rest = text.replace(found, ' ').replaceAll(/\s+/g, ' ').trim()
  return rest.length < REST_MIN_CHARACTERS ? { text, maximum: null } : { text: rest, maximum }
}

function numberOf(digits: string): number | null {
  const isGrouped = /^\d{1,3}(?:[.,]\d{3})+$/.test(digits)
  const number = Number(isGrouped ? digits.replaceAll(/[.,]/g, '') : digits.replace(',', '.'))
  return Number.isFinite(number) && number > 0 ? number : null
}
