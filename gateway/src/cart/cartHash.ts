import { createHash } from 'node:crypto'
import type { CheckoutState } from '../session/sessionData.ts'
import type { CartLineMapper, CartMapper } from './mappers.ts'

export type HashedState = Readonly<{ couponCode: string | null; checkout: CheckoutState | null }>

/** Cart as far as its hash covers it. */
type HashedCart = Pick<CartMapper, 'key'> &
  Readonly<{
    lines: readonly Pick<CartLineMapper, 'sku' | 'optionsChecksum' | 'quantity' | 'warranty' | 'deliveryOption'>[]
  }>

const HASH_CHARACTERS = 27

/**
 * Changes whenever lines, coupon or chosen methods change, and with nothing else: not with prices, nor with the order in
 * which the platform lists the lines.
 */
export function cartHash(cart: HashedCart, { couponCode, checkout }: HashedState): string {
  const lines = cart.lines.map(({ sku, optionsChecksum, quantity, warranty, deliveryOption }) => {
    const additions = warranty === null && deliveryOption === null ? [] : [warranty, deliveryOption]
    return [sku, optionsChecksum, quantity, ...additions]
  })
  const chosen = [checkout?.carrierCode ?? null, checkout?.methodCode ?? null, checkout?.paymentCode ?? null]
  const state = JSON.stringify([cart.key, lines.map((line) => JSON.stringify(line)).sort(), couponCode, chosen])
  return createHash('sha256').update(state).digest('base64url').slice(0, HASH_CHARACTERS)
}
