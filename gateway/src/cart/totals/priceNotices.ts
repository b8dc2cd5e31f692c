import Big from 'big.js'
import type { Notice } from '../../__generated__/schemaTypes.ts'
import { notice } from '../../errors/userError.ts'
import type { GraphContext } from '../../app/context.ts'
import { formatMoney } from '../../graph/formatMoney.ts'
import { isGiven } from '../../graph/isGiven.ts'
import { money } from '../../graph/money.ts'
import { lineAmounts } from './lineAmounts.ts'
import { PRICE_ROUNDING_MAX } from '../limits.ts'
import { type LineIdentity, identityOf } from '../lines/lineIdentity.ts'
import type { CartMapper } from '../mappers.ts'

export type ExpectedPrices = Readonly<{
  /** Inputs of the client, with their `expectedUnitPrice`. */
  inputs: readonly Readonly<{ expectedUnitPrice?: string | null }>[]
  /** Lines that the inputs resulted in; `index` is that of the input. */
  lines: readonly (LineIdentity & Readonly<{ index: number }>)[]
}>

/**
 * Returns a notice for every line whose price differs from the one that the client expected. The change is made by
 * then: a price that cannot be read yields no notice.
 */
export async function priceNotices(
  context: GraphContext,
  cart: CartMapper | null,
  { inputs, lines }: ExpectedPrices,
): Promise<readonly Notice[]> {
  const present = new Map(cart?.lines.map((line) => [identityOf(line), line]))
  const told = lines.map(async ({ index, ...identity }): Promise<readonly Notice[]> => {
    const expected = inputs[index]?.expectedUnitPrice
    const line = present.get(identityOf(identity))
    if (!isGiven(expected) || !line) return []
    const now = (await Promise.resolve(lineAmounts(line, context)).catch(() => null))?.unit
    if (!now || new Big(expected).minus(now.amount).abs().lte(PRICE_ROUNDING_MAX)) return []
    const before = money(expected, now.currencyCode)
    const { messageLanguage: language } = context
    const words = { name: line.name, before: formatMoney(before, language), now: formatMoney(now, language) }
    const { sku, optionsChecksum } = line
    return [{ ...notice(language, 'PRICE_CHANGED', words), priceChange: { sku, optionsChecksum, before, now } }]
  })
  return (await Promise.all(told)).flat()
}
