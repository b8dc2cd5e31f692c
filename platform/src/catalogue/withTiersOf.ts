import { type Fields, fieldListOf, integerOf } from '../parse/fields.ts'

/** Group number of tier prices that are for every group. */
export const EVERY_GROUP = 32_000

/** Returns a product document, and its variants, with the tier prices of one customer group and of every group. */
export function withTiersOf(document: Fields, group: number): Fields {
  const isOwn = ({ customer_group_id: id }: Fields) => [group, EVERY_GROUP].includes(integerOf(id) ?? EVERY_GROUP)
  const { tier_prices: tiers, configurable_children: children } = document
  return {
    ...document,
    ...(Array.isArray(tiers) ? { tier_prices: fieldListOf(tiers).filter(isOwn) } : {}),
    ...(Array.isArray(children)
      ? { configurable_children: fieldListOf(children).map((child) => withTiersOf(child, group)) }
      : {}),
  }
}
