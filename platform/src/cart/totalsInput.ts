import type { Big } from 'big.js'
import type { StoreDefinition } from '../stores.ts'

export type PricedLine = Readonly<{
  itemId: number
  name: string
  qty: number
  /** Per unit, excluding tax. */
  unitPrice: Big
  taxPercent: number
  taxCode: string
  options: readonly Readonly<{ label: string; value: string }>[]
}>
/** Including tax: charges are round amounts for the shopper, and their tax is taken out of them. */
export type ShippingCharge = Readonly<{ amount: Big; taxPercent: number; taxCode: string; title: string }>
/** Cost of a way of paying, including tax: its amount, and the interest of credit on goods and delivery. */
export type PaymentCharge = ShippingCharge &
  Readonly<{ code: string; isCredit: boolean; creditMonths?: number | undefined }>
/** Discounts include tax: a percentage is taken of what the shopper sees, to the cent. */
export type Discount = Readonly<{ code: string; kind: 'percent' | 'fixed' | 'free_shipping'; value: Big }>
export type GoodsInput = Readonly<{
  store: StoreDefinition
  lines: readonly PricedLine[]
  shipping: ShippingCharge | null
  discount: Discount | null
}>
export type TotalsInput = GoodsInput & Readonly<{ payment: PaymentCharge | null }>
