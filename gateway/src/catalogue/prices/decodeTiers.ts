import { TIERS_MAX } from '../limits.ts'
import { readCount, readNumber, readSources } from '../../parse/readValue.ts'

/** Tier price: price of one unit without tax, from a quantity on. */
export type TierDocument = Readonly<{ quantity: number; price: number }>

/** Platform's number for "every group". */
const EVERY_GROUP = 32_000

/** Returns the lowest tier price of a customer group for each quantity, ascending by quantity. */
export function decodeTiers(value: unknown, groupId: number): readonly TierDocument[] {
  const lowest = new Map<number, number>()
  for (const tier of readSources(value, TIERS_MAX)) {
    const group = readCount(tier.customer_group_id) ?? EVERY_GROUP
    const quantity = readNumber(tier.qty) ?? 1
    const price = readNumber(tier.value)
    if (price === null || price < 0 || quantity <= 0 || (group !== groupId && group !== EVERY_GROUP)) continue
    lowest.set(quantity, Math.min(price, lowest.get(quantity) ?? price))
  }
  return [...lowest].map(([quantity, price]) => ({ quantity, price })).toSorted((a, b) => a.quantity - b.quantity)
}

/** Returns the tier price of a group for a single unit; null if no tier applies to one unit. */
export function tierForOne(value: unknown, groupId: number): number | null {
  const tiers = decodeTiers(value, groupId).filter(({ quantity }) => quantity <= 1)
  return tiers.length === 0 ? null : Math.min(...tiers.map(({ price }) => price))
}
