import type { MutationResolvers } from '../__generated__/resolverTypes.ts'
import type { UpdateCustomerInput } from '../__generated__/schemaTypes.ts'
import { notice, userError } from '../errors/userError.ts'
import type { GraphContext } from '../app/context.ts'
import { type CustomerChange, changeCustomer } from './changeCustomer.ts'
import { checkAccount } from './checkAccount.ts'
import type { CustomerMapper } from './mappers.ts'
import { canonicalEmail } from '../session/canonicalEmail.ts'

/**
 * Changes a customer's names. Addresses do not change, and neither does the e-mail address, which needs the password.
 */
export const updateCustomer: NonNullable<MutationResolvers['updateCustomer']> = (_root, { input }, context) =>
  changeCustomer(context, { mutation: 'updateCustomer', input }, (customer) => change(input, customer, context))

async function change(
  { email: given, firstName, lastName, mothersName }: UpdateCustomerInput,
  { email }: CustomerMapper,
  { messageLanguage: language, upstream }: GraphContext,
): Promise<CustomerChange> {
  const fields = { email: given ?? email, firstName, lastName, mothersName: mothersName ?? '' }
  const userErrors = checkAccount(language, fields)
  if (userErrors.length > 0) return { userErrors }
  if (canonicalEmail(fields.email) !== canonicalEmail(email))
    return { userErrors: [userError(language, 'EMAIL_CHANGE_NEEDS_PASSWORD', { field: ['email'] })] }
  const profile = {
    email,
    firstname: firstName.trim(),
    lastname: lastName.trim(),
    custom_attributes: [{ attribute_code: 'mothers_name', value: (mothersName ?? '').trim() || null }],
  }
  await upstream.call('customerUpdate', { body: { customer: profile } })
  return { notices: [notice(language, 'ACCOUNT_UPDATED')] }
}
