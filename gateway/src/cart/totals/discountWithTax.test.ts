import Big from 'big.js'
import { describe, expect, it } from 'vitest'
import { discountWithTax } from './discountWithTax.ts'
import { decodeTotals } from './decodeTotals.ts'

function discount(document: Record<string, unknown>): string {
  const totals = decodeTotals(document)
  if (!totals) throw new Error('no totals')
  return discountWithTax(totals, new Big(totals.subtotal_incl_tax ?? 0)).toFixed(2)
}

describe('discountWithTax', () => {
  const sofa = {
    grand_total: 8649,
    subtotal: 8999,
    subtotal_incl_tax: 10438.84,
    shipping_incl_tax: 174,
    discount_amount: -500,
    tax_amount: 1303.84,
  }

  it('is what is missing between the rows with tax', () => {
    expect(discount(sofa)).toBe('660.00')
  })

  it('is 0 without a discount, independent of the rows with tax', () => {
    expect(discount({ ...sofa, discount_amount: 0 })).toBe('0.00')
    expect(discount({ ...sofa, discount_amount: null })).toBe('0.00')
  })

  it('is the platform amount where a fee or another base keeps the rows from adding up', () => {
    expect(discount({ ...sofa, grand_total: 9500 })).toBe('500.00')
    expect(discount({ ...sofa, grand_total: 3000 })).toBe('500.00')
    expect(discount({ ...sofa, grand_total: null })).toBe('500.00')
  })
})
