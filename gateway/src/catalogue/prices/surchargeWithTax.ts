import Big from 'big.js'
import { withTax } from '../../graph/money.ts'
import type { ProductPriceMapper } from '../mappers.ts'
import type { Surcharge } from '../products/productDocument.ts'

const HUNDRED = 100

/**
 * Returns the surcharge of a custom option with tax: a percentage of the product's price with tax, or an amount that is
 * stored without tax, as every price is, and is taxed here.
 */
export function surchargeWithTax(
  { price: amount, isPercent }: Surcharge,
  price: Pick<ProductPriceMapper, 'final' | 'gross' | 'taxRate'>,
): Big {
  const percent = price.taxRate?.percent ?? null
  if (!isPercent) return withTax(amount, percent)
  const base = price.gross === null ? withTax(price.final, percent) : new Big(price.gross.final)
  return base.times(amount).div(HUNDRED)
}
