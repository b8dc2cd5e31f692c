import Big from 'big.js'
import type { Database } from '../../../database/schema.ts'
import { type CreditCustomer, requireAmount, requireLendable } from '../../creditAmount.ts'
import { creditRefusal } from '../../creditRefusal.ts'
import { type SignedOffer, signOffers } from '../../signOffers.ts'
import { offerRow } from '../../offerRow.ts'
import type { Application } from '../applicationRepository.ts'
import { CREDIT_PRODUCTS, type CreditProductCode, type Frequency } from '../../products.ts'

type Terms = Readonly<{
  product: CreditProductCode
  customer: CreditCustomer
  amount: Big
  months: number
  frequency: Frequency
  /** Code of the chosen insurance. */
  insurance: string | undefined
}>

/**
 * Requires an amount that this person can ask for.
 * @param maximum of a customer of the house, in pesos; null for a new customer
 * @throws PlatformError 400 `amount`.
 */
export function requireAskable(
  value: number | string,
  { product, customer, maximum }: Pick<Terms, 'product' | 'customer'> & Readonly<{ maximum: Big | null }>,
): Big {
  const amount = requireAmount(value)
  requireLendable(amount, product, customer)
  if (maximum === null || amount.lte(maximum)) return amount
  throw creditRefusal({ reason: 'amount', field: 'monto', message: `monto is at most ${maximum.toString()}` })
}

/** Requires the amount of the order that an application was opened for. @throws PlatformError 400 `amount`. */
export function requireOrdered(value: number | string, ordered: string | null): Big {
  const amount = requireAmount(value)
  if (ordered !== null && amount.eq(ordered)) return amount
  throw creditRefusal({ reason: 'amount', field: 'monto', message: `monto is that of the order, ${ordered ?? ''}` })
}

/** Returns the offer of these terms with its hash. @throws PlatformError 400 `term` for terms that nothing is lent on. */
export async function requireOffer(db: Database, terms: Terms): Promise<SignedOffer> {
  const { months, frequencies } = CREDIT_PRODUCTS[terms.product]
  if (!frequencies.includes(terms.frequency)) {
    const message = `tipo_de_abono is one of ${frequencies.join(', ')}`
    throw creditRefusal({ reason: 'term', field: 'tipo_de_abono', message })
  }
  const offer = await signedOffer(db, terms)
  if (offer !== null) return offer
  throw creditRefusal({ reason: 'term', field: 'meses', message: `meses is one of ${months.join(', ')}` })
}

/** Returns the offer that these terms give now, with its hash; null where nothing is lent on them. */
export async function signedOffer(db: Database, terms: Terms): Promise<SignedOffer | null> {
  const row = offerRow(terms)
  const [signed] = row === null ? [] : await signOffers(db, [row])
  return signed ?? null
}

/** Returns the offer that the terms of a draft give now, with its hash; undefined before they are chosen. */
export async function offerOfDraft(
  db: Database,
  { row, steps: { insurance } }: Pick<Application, 'row' | 'steps'>,
): Promise<SignedOffer | null | undefined> {
  const { kind: product, customer_kind: customer, offer, amount, months, frequency } = row
  if (offer === null || amount === null || months === null || frequency === null) return undefined
  return signedOffer(db, { product, customer, amount: new Big(amount), months, frequency, insurance })
}
