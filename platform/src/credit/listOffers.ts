import { type CreditCustomer, amountSteps } from './creditAmount.ts'
import { type OfferRequest, type OfferRow, offerRow } from './offerRow.ts'
import { CREDIT_PRODUCTS, type CreditProductCode, type Frequency } from './products.ts'

type Listed = Readonly<{
  product: CreditProductCode
  /** Null lists every term of the product. */
  months: number | null
  /** Null lists every rhythm of the product. */
  frequency: Frequency | null
  customer: CreditCustomer
}>

/**
 * Rows of whole lists, by what they were asked with. There are few such lists, their figures are constants of the
 * program, and one of a customer of the house has hundreds of annual costs, each an iteration over all payments.
 */
const known = new Map<string, readonly OfferRow[]>()

/** Returns the offers of one amount, by term and then by rhythm. */
export function offersOf(listed: Listed, amount: OfferRequest['amount']): readonly OfferRow[] {
  const { product, months, frequency, customer } = listed
  const terms = months === null ? CREDIT_PRODUCTS[product].months : [months]
  const frequencies = frequency === null ? CREDIT_PRODUCTS[product].frequencies : [frequency]
  return terms.flatMap((term) =>
    frequencies.flatMap((each) => offerRow({ product, months: term, amount, frequency: each, customer }) ?? []),
  )
}

/** Returns the offers of every amount that the customer can choose, lowest first. */
export function offersOfAllSteps(listed: Listed): readonly OfferRow[] {
  const { product, months, frequency, customer } = listed
  const key = [product, months, frequency, customer].join()
  const rows = known.get(key) ?? amountSteps(product, customer).flatMap((amount) => offersOf(listed, amount))
  known.set(key, rows)
  return rows
}
