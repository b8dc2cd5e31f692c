import type { PlannedProduct } from '../../plan/plannedProduct.ts'
import { payable, withoutTax } from './priceFields.ts'
import type { ShelfPrice } from './priceFields.ts'
import type { StoreView } from '../storeView.ts'

/** Id that stands for all customer groups. */
const ALL_GROUPS = 32_000
/** Families that are bought in quantity, by code. */
const BOUGHT_IN_NUMBERS: readonly string[] = [
  'silla',
  'silla-tapizada',
  'silla-oficina',
  'banco-alto',
  'almohada',
  'vela',
  'maceta',
]
/** Discounts in percent on the price of one unit, from a number of units on. */
const TIERS = [
  { qty: 4, percent: 5 },
  { qty: 8, percent: 10 },
] as const

/** Prices per unit without tax for several of the same, where shops buy or families seat themselves. */
export function tierPrices(product: PlannedProduct, price: ShelfPrice, view: StoreView) {
  if (!BOUGHT_IN_NUMBERS.includes(product.family.code)) return []
  return TIERS.map(({ qty, percent }) => ({
    customer_group_id: ALL_GROUPS,
    qty,
    value: withoutTax((payable(price) * (100 - percent)) / 100, view),
    extension_attributes: { website_id: 0 },
  }))
}
