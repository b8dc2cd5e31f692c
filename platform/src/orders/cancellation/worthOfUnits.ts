import { Big } from 'big.js'
import { toCents } from '../../money/toCents.ts'
import { fieldListOf, fieldsOf, numberOf } from '../../parse/fields.ts'
import type { OrderItemRow, OrderRow } from '../orderRow.ts'

type Units = Readonly<{
  item: OrderItemRow
  /** Of the line in its order. */
  position: number
  /** Units of the line that were given back before. */
  before: number
  units: number
}>

/**
 * Returns the price of units of a line, with tax and after its share of a coupon. The last units take the rest, so that
 * partial returns of a line add up to its price.
 */
export function worthOfUnits(order: OrderRow, { item, position, before, units }: Units): Big {
  // Lines are kept in the order of the totals that they were priced with.
  const totals = fieldListOf(fieldsOf(order.totals).items)[position] ?? {}
  const [net, tax, discount] = [totals.row_total, totals.tax_amount, totals.discount_amount].map(numberOf)
  const hasTotals = net !== undefined && net !== null && tax !== undefined && tax !== null
  const paid = hasTotals ? new Big(net).plus(tax).minus(discount ?? 0) : new Big(item.row_total_incl_tax)
  const worth = (count: number) => toCents(paid.times(count).div(item.qty))
  return worth(before + units).minus(worth(before))
}
