import { creditNumberFault } from '@hogar/schema/validation/numbers/creditNumber.ts'
import type { UserError } from '../../__generated__/schemaTypes.ts'
import type { GraphContext } from '../../app/context.ts'
import { userError } from '../../errors/userError.ts'
import { LENDING_COUNTRY } from '../limits.ts'
import { clientNotFound } from './accountRefusal.ts'

/**
 * Checks a cleaned number before the platform is asked: its check digit, and that the store lends at all. Null for a number
 * that an account can have.
 */
export function checkNumber(
  context: Pick<GraphContext, 'store' | 'messageLanguage'>,
  number: string,
): UserError | null {
  if (creditNumberFault(number) !== null)
    return userError(context.messageLanguage, 'CREDIT_NUMBER_INVALID', { field: ['accountNumber'] })
  return context.store.countryCode === LENDING_COUNTRY ? null : clientNotFound(context.messageLanguage)
}
