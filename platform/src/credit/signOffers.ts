import { createHmac } from 'node:crypto'
import { platformSecret } from '../secrets/platformSecret.ts'
import type { Database } from '../database/schema.ts'
import type { OfferRow } from './offerRow.ts'

const SECRET_NAME = 'credit-offer'

/** A row with its keyed hash, by which an application names the offer with exactly these figures. */
export type SignedOffer = OfferRow & Readonly<{ oferta: string }>

/**
 * Adds to each row its keyed hash, over all its figures. It can be checked without storing offers: the row that the terms
 * give at that time has the same hash, unless a figure has changed since.
 */
export async function signOffers(db: Database, rows: readonly OfferRow[]): Promise<readonly SignedOffer[]> {
  const key = await platformSecret(db, SECRET_NAME)
  return rows.map((row) => ({ ...row, oferta: hashOf(row, key) }))
}

function hashOf(row: OfferRow, key: string): string {
  const fields = Object.entries(row).toSorted(([one], [other]) => (one < other ? -1 : 1))
  return createHmac('sha256', key).update(JSON.stringify(fields)).digest('base64url')
}
