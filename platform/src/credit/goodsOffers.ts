import type { Big } from 'big.js'
import type { Database } from '../database/schema.ts'
import { offersOf } from './listOffers.ts'
import { type SignedOffer, signOffers } from './signOffers.ts'

/**
 * Returns the offers of store credit for goods of an amount in pesos: that of a term in months, or of every term, shortest
 * first.
 */
export function goodsOffers(db: Database, amount: Big, months: number | null = null): Promise<readonly SignedOffer[]> {
  const goods = { product: 'MENUDEO', months, frequency: null, customer: 'NUEVO' } as const
  return signOffers(db, offersOf(goods, amount))
}
