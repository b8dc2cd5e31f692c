import type { UserError } from '../__generated__/schemaTypes.ts'
import { plainText } from '../parse/plainText.ts'
import type { MessageLanguage } from './core/messageLanguage.ts'
import { message } from './message.ts'
import { refusedBy, userError } from './userError.ts'
import { formatMoney } from '../graph/formatMoney.ts'
import { isTechnical } from './isTechnical.ts'
import { lineReason } from './refusals/lineReason.ts'
import { sentenceRefusal } from './refusals/sentenceRefusal.ts'

/** Line that the platform refused, when the refusal concerns a single line. */
export type RefusedLine = Readonly<{ index: number; sku: string; name: string }>

type Refused = Readonly<{ status: number; message: string; meta?: Readonly<Record<string, unknown>> }>

const SENTENCE_CHARACTERS_MAX = 300
/** Our own platform names the total that an order would have now. */
const TOTAL_CHANGED = /\btotal is (\d+(?:\.\d+)?) ([A-Z]{3}) now\b/

/**
 * Maps a refusal of the platform to a user error. Platforms vary in wording and language: a known refusal gets the
 * gateway's message and code, every other one is passed through in the platform's words.
 */
export function refusalError(
  language: MessageLanguage,
  { status, message: text, meta = {} }: Refused,
  line?: RefusedLine,
): UserError {
  const words = { name: line?.name ?? line?.sku ?? '' }
  const at = (name: string) => (line ? { field: ['lines', line.index, name], sku: line.sku, words } : { words })
  const reasoned = lineReason(language, meta, at) ?? sentenceRefusal(language, text, at)
  if (reasoned) return reasoned
  // Another customer has bought the last units of the branch.
  if (/\bbranch\b/i.test(text) && /picked up|not enough units/i.test(text))
    return userError(language, 'PICKUP_BRANCH_UNAVAILABLE', { field: ['pickupBranchCode'] })
  if (/qty|quantity|in stock|not available/i.test(text) && !/payment|shipping|carrier/i.test(text)) {
    return shortage(language, text, line)
  }
  const changed = TOTAL_CHANGED.exec(text)
  if (changed) return totalChanged(language, changed)
  if (/choose options|required option/i.test(text)) return userError(language, 'OPTIONS_REQUIRED', at('sku'))
  if (status === 404 && /product/i.test(text)) return userError(language, 'PRODUCT_NOT_FOUND', at('sku'))
  if (status === 404 && /doesn't contain/i.test(text)) return userError(language, 'LINE_NOT_FOUND', at('line'))
  if (status === 404 && /no such entity/i.test(text)) return userError(language, 'CART_NOT_FOUND')
  const isUnfit = /^HTTP ERROR|^\s*$/i.test(text) || isTechnical(text)
  const sentence = isUnfit ? null : plainText(text, SENTENCE_CHARACTERS_MAX)
  return refusedBy(sentence ?? message(language, 'REFUSED_WITHOUT_WORDS'), at('sku'))
}

function totalChanged(language: MessageLanguage, [, amount = '', currencyCode = '']: RegExpExecArray): UserError {
  const total = formatMoney({ amount, currencyCode }, language)
  return userError(language, 'TOTAL_CHANGED', { field: ['expectedTotal'], words: { total } })
}

/** Our own platform names the SKU and what is left of it: `…: SOFA-OSLO, 2 left`. Others may name neither. */
function shortage(language: MessageLanguage, text: string, line: RefusedLine | undefined): UserError {
  const [, named, digits] = /:\s*(\S+), (\d+(?:\.\d+)?) left/.exec(text) ?? []
  const sku = line?.sku ?? named ?? null
  const available = digits === undefined ? null : Number(digits)
  const isOut =
    available === 0 ||
    (available === null && /out of stock|in stock|not available\.?$/i.test(text) && !/qty/i.test(text))
  const code = isOut ? 'OUT_OF_STOCK' : 'INSUFFICIENT_STOCK'
  const about = {
    ...(line ? { field: ['lines', line.index, 'quantity'] } : {}),
    sku,
    availableQuantity: available,
  }
  const name = line?.name ?? sku
  if (name === null) return userError(language, code, { ...about, sentence: 'UNNAMED_UNAVAILABLE' })
  if (available === null && !isOut)
    return userError(language, code, { ...about, sentence: 'QUANTITY_UNAVAILABLE', words: { name } })
  return userError(language, code, { ...about, words: { name, available: available ?? 0 } })
}
