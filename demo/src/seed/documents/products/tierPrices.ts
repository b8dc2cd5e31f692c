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

/** Store of companies, their customer group, and its discounts in percent. */
const WHOLESALE_STORE = 'mavi'
const WHOLESALE_GROUP = 2
const WHOLESALE_TIERS = [
  { qty: 1, percent: 8 },
  { qty: 5, percent: 12 },
] as const

/**
 * Prices per unit without tax for several of the same, where shops buy or families seat themselves, and those of
 * companies that buy at wholesale.
 */
export function tierPrices(product: PlannedProduct, price: ShelfPrice, view: StoreView) {
  const family = BOUGHT_IN_NUMBERS.includes(product.family.code) ? TIERS : []
  const wholesale = view.store.code === WHOLESALE_STORE ? WHOLESALE_TIERS : []
  return [
    ...tiersOf(family, { group: ALL_GROUPS, price, view }),
    ...tiersOf(wholesale, { group: WHOLESALE_GROUP, price, view }),
  ]
}

type Tiers = readonly Readonly<{ qty: number; percent: number }>[]
type Priced = Readonly<{ group: number; price: ShelfPrice; view: StoreView }>

function tiersOf(tiers: Tiers, { group, price, view }: Priced) {
  return tiers.map(({ qty, percent }) => ({
    customer_group_id: group,
    qty,
    value: withoutTax((payable(price) * (100 - percent)) / 100, view),
    extension_attributes: { website_id: 0 },
  }))
}
