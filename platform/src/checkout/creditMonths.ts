import { fieldsOf, integerOf } from '../parse/fields.ts'
import { CREDIT_PRODUCTS } from '../credit/products.ts'
import { PlatformError } from '../http/PlatformError.ts'

/**
 * Returns the term of store credit from the additional data of a payment, `{ months }`; null for the usual one.
 * @throws PlatformError 400 for a term that goods are not lent for.
 */
export function creditMonths(additional: unknown): number | null {
  const { months: asked } = fieldsOf(additional)
  if (asked === undefined || asked === null) return null
  const months = integerOf(asked)
  if (months !== null && CREDIT_PRODUCTS.MENUDEO.months.includes(months)) return months
  throw new PlatformError(400, 'The requested term of credit is not available.')
}
