import { creditNumberFault } from '@hogar/schema/validation/numbers/creditNumber.ts'
import type { UserError } from '../../__generated__/schemaTypes.ts'
import type { RequestScope } from '../../app/requestScope.ts'
import { userError } from '../../errors/userError.ts'
import { LENDING_COUNTRY } from '../limits.ts'
import { clientNotFound } from './accountRefusal.ts'

/**
 * Checks a cleaned number before the platform is asked: its check digit, and that the store lends at all. Null for a number
 * that an account can have.
 */
export function checkNumber({ store }: Pick<RequestScope, 'store'>, number: string): UserError | null {
  if (creditNumberFault(number) !== null)
    return userError(store.language, 'CREDIT_NUMBER_INVALID', { field: ['accountNumber'] })
  return store.countryCode === LENDING_COUNTRY ? null : clientNotFound(store.language)
}
