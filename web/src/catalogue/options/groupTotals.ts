import type { MoneyValue } from '../../i18n/useMoney.ts'
import { sumMoney } from '../price/sumMoney.ts'

/** Part of a group with the shopper's settings. */
export type GroupPart = Readonly<{
  id: string
  /** Price of one unit. */
  money: MoneyValue
  /** Default units of the group. */
  defaultUnits: number
  /** Units available; null when the platform does not report them. */
  available: number | null
  isSoldOut: boolean
}>

/** Units of a part by its id, where the shopper has changed them. */
export type GroupUnits = Readonly<Record<string, number>>

/** Returns the wanted units of a part: 0 if it is sold out, else the shopper's number, else the group's default. */
export function unitsOf(part: GroupPart, units: GroupUnits): number {
  if (part.isSoldOut) return 0
  const most = part.available === null ? Number.POSITIVE_INFINITY : Math.max(0, Math.floor(part.available))
  return Math.min(units[part.id] ?? Math.max(1, Math.round(part.defaultUnits)), most)
}

/** Returns the total price of all wanted units, null when there are none. */
export function groupTotal(parts: readonly GroupPart[], units: GroupUnits): MoneyValue | null {
  return sumMoney(
    parts.flatMap((part) => {
      const times = unitsOf(part, units)
      return times > 0 ? [{ money: part.money, times }] : []
    }),
  )
}
