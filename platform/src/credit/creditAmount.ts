import Big from 'big.js'
import { Type } from 'typebox'
import { creditRefusal } from './creditRefusal.ts'
import {
  AMOUNT_MAX_CHARACTERS,
  CREDIT_MAX_MXN,
  CREDIT_MIN_MXN,
  CREDIT_NEW_MAX_MXN,
  CREDIT_STEP_MXN,
  HOME_MIN_MXN,
} from './limits.ts'
import type { CreditProductCode } from './products.ts'

/** Customer of a credit: without an account of credit (`NUEVO`), or with one (`CASA`). */
export type CreditCustomer = 'NUEVO' | 'CASA'

/** Amount of a body: a number, or a text of digits with at most two decimals. */
export const AmountField = Type.Union([Type.String({ maxLength: AMOUNT_MAX_CHARACTERS }), Type.Number()], {
  description: 'pesos, at most two decimals',
})

const AMOUNT = /^\d{1,9}(?:\.\d{1,2})?$/

/**
 * Reads an amount in pesos.
 * @throws PlatformError 400 `amount` for anything but digits with at most two decimals: `1,234.50`, `1e3`, `-1`.
 */
export function requireAmount(value: number | string): Big {
  const text = String(value)
  if (!AMOUNT.test(text)) throw amountRefusal('monto is an amount with at most two decimals')
  return new Big(text)
}

/** Smallest and largest amount of a product for a customer and the step between amounts of cash, in pesos. */
export function amountBounds(product: CreditProductCode, customer: CreditCustomer) {
  const isHomeCash = customer === 'CASA' && product !== 'MENUDEO'
  return {
    min: isHomeCash ? HOME_MIN_MXN : CREDIT_MIN_MXN,
    max: customer === 'NUEVO' ? CREDIT_NEW_MAX_MXN : CREDIT_MAX_MXN,
    step: CREDIT_STEP_MXN,
  } as const
}

/** Returns every amount of a product that a customer can choose, lowest first. */
export function amountSteps(product: CreditProductCode, customer: CreditCustomer): readonly Big[] {
  const { min, max, step } = amountBounds(product, customer)
  return Array.from({ length: (max - min) / step + 1 }, (_, at) => new Big(min + at * step))
}

/**
 * Requires an amount that a customer can borrow: between the bounds and, for cash, a multiple of the step. Goods are lent
 * on at their price.
 * @throws PlatformError 400 `amount`.
 */
export function requireLendable(amount: Big, product: CreditProductCode, customer: CreditCustomer): void {
  const { min, max, step } = amountBounds(product, customer)
  if (amount.lt(min) || amount.gt(max)) throw amountRefusal(`monto is from ${min} to ${max} for ${customer}`)
  if (product !== 'MENUDEO' && !amount.mod(step).eq(0)) throw amountRefusal(`monto is a multiple of ${step}`)
}

function amountRefusal(message: string) {
  return creditRefusal({ reason: 'amount', field: 'monto', message })
}
