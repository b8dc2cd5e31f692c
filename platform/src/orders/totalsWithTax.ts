import { Big } from 'big.js'
import type { CartTotals } from '../cart/cartTotals.ts'

export type TotalRow = Readonly<{ code: string; title: string; value: number }>

/**
 * The rows of totals that a shopper reads beneath lines with tax: each with its tax, so that they add up to the total, which is
 * followed by the tax in it. The platform's own segments exclude tax.
 */
export function totalsWithTax(totals: CartTotals, includedTax: string): readonly TotalRow[] {
  const total = totals.total_segments.find(({ code }) => code === 'grand_total')?.value ?? 0
  const { subtotal_incl_tax: subtotal, shipping_incl_tax: shipping, payment_incl_tax: payment } = totals
  const discount = new Big(total).minus(subtotal).minus(shipping).minus(payment).toNumber()
  const amounts: Readonly<Record<string, number>> = { subtotal, shipping, payment, discount, grand_total: total }
  const rows = totals.total_segments.flatMap(({ code, title, value }) => {
    const amount = amounts[code]
    return value === null || amount === undefined ? [] : [{ code, title, value: amount }]
  })
  return [...rows, { code: 'tax', title: includedTax, value: totals.tax_amount }]
}
