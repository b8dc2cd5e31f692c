import type { MutationResolvers, UpdateCustomerInput } from '../__generated__/resolverTypes.ts'
import { refusalError } from '../cart/refusalError.ts'
import { notice, userError } from '../errors/userError.ts'
import type { GraphContext } from '../graph/context.ts'
import { IdempotencyMismatch } from '../idempotency/idempotencyMismatch.ts'
import { runIdempotently } from '../idempotency/runIdempotently.ts'
import { UpstreamRefusal } from '../upstream/upstreamRefusal.ts'
import { checkAccount } from './checkAccount.ts'
import { isEmailTaken, readCustomer } from './customerClient.ts'

/** Changes names and e-mail address; addresses stay as they are. */
export const updateCustomer: NonNullable<MutationResolvers['updateCustomer']> = async (_root, { input }, context) => {
  const { language } = context.store
  const clientMutationId = input.clientMutationId ?? null
  try {
    const outcome = await runIdempotently(context, { mutation: 'updateCustomer', input }, () => change(input, context))
    return { ...outcome, clientMutationId }
  } catch (error) {
    if (!(error instanceof IdempotencyMismatch)) throw error
    const mismatch = userError(language, 'IDEMPOTENCY_MISMATCH', { field: ['clientMutationId'] })
    return { customer: await readCustomer(context), userErrors: [mismatch], notices: [], clientMutationId }
  }
}

async function change(input: UpdateCustomerInput, context: GraphContext) {
  const { language } = context.store
  const refused = (error: ReturnType<typeof userError>) => ({ userErrors: [error], notices: [] })
  const customer = await readCustomer(context)
  if (!customer) return { customer, ...refused(userError(language, 'SIGNED_OUT')) }
  const { email, firstName, lastName, mothersName = '' } = input
  const userErrors = checkAccount(language, { email, firstName, lastName, mothersName })
  if (userErrors.length > 0) return { customer, userErrors, notices: [] }
  const profile = {
    email: email.trim(),
    firstname: firstName.trim(),
    lastname: lastName.trim(),
    custom_attributes: [{ attribute_code: 'mothers_name', value: (mothersName ?? '').trim() || null }],
  }
  try {
    await context.upstream.call('customerUpdate', { body: { customer: profile } })
  } catch (error) {
    if (!(error instanceof UpstreamRefusal)) throw error
    if (isEmailTaken(error)) {
      return { customer, ...refused(userError(language, 'EMAIL_TAKEN', { field: ['email'] })) }
    }
    return { customer, ...refused(refusalError(language, error)) }
  }
  return { customer: await readCustomer(context), userErrors: [], notices: [notice(language, 'ACCOUNT_UPDATED')] }
}
