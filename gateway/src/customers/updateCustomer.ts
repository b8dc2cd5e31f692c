import type { MutationResolvers, UpdateCustomerInput } from '../__generated__/resolverTypes.ts'
import { notice, userError } from '../errors/userError.ts'
import type { GraphContext } from '../graph/context.ts'
import { UpstreamRefusal } from '../upstream/upstreamRefusal.ts'
import { type CustomerChange, changeCustomer } from './changeCustomer.ts'
import { checkAccount } from './checkAccount.ts'
import { isEmailTaken } from './customerClient.ts'

/** Changes names and e-mail address; addresses stay as they are. */
export const updateCustomer: NonNullable<MutationResolvers['updateCustomer']> = (_root, { input }, context) =>
  changeCustomer(context, { mutation: 'updateCustomer', input }, () => change(input, context))

async function change(
  { email, firstName, lastName, mothersName }: UpdateCustomerInput,
  { store: { language }, upstream }: GraphContext,
): Promise<CustomerChange> {
  const userErrors = checkAccount(language, { email, firstName, lastName, mothersName: mothersName ?? '' })
  if (userErrors.length > 0) return { userErrors }
  const profile = {
    email: email.trim(),
    firstname: firstName.trim(),
    lastname: lastName.trim(),
    custom_attributes: [{ attribute_code: 'mothers_name', value: (mothersName ?? '').trim() || null }],
  }
  try {
    await upstream.call('customerUpdate', { body: { customer: profile } })
  } catch (error) {
    if (!(error instanceof UpstreamRefusal) || !isEmailTaken(error)) throw error
    return { userErrors: [userError(language, 'EMAIL_TAKEN', { field: ['email'] })] }
  }
  return { notices: [notice(language, 'ACCOUNT_UPDATED')] }
}
