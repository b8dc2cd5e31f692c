import type { MoneyValue } from '../i18n/useMoney.ts'
import { sumMoney } from './sumMoney.ts'

/** One part of a group, as a shopper has set it. */
export type GroupPart = Readonly<{
  id: string
  /** What one costs. */
  money: MoneyValue
  /** Units that belong to the group. */
  defaultUnits: number
  /** Units that can be had, null when the platform does not say. */
  available: number | null
  isSoldOut: boolean
}>

/** Part id to the units that a shopper wants, where they were changed. */
export type GroupUnits = Readonly<Record<string, number>>

/** Units of a part that are wanted: none of what is sold out, else what was set, else what belongs to the group. */
export function unitsOf(part: GroupPart, units: GroupUnits): number {
  if (part.isSoldOut) return 0
  const most = part.available === null ? Number.POSITIVE_INFINITY : Math.max(0, Math.floor(part.available))
  return Math.min(units[part.id] ?? Math.max(1, Math.round(part.defaultUnits)), most)
}

/** What all wanted units cost together, null when none is wanted. */
export function groupTotal(parts: readonly GroupPart[], units: GroupUnits): MoneyValue | null {
  return sumMoney(
    parts.flatMap((part) => {
      const times = unitsOf(part, units)
      return times > 0 ? [{ money: part.money, times }] : []
    }),
  )
}
