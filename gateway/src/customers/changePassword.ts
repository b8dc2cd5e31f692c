import type { MutationResolvers } from '../__generated__/resolverTypes.ts'
import { refusalError } from '../cart/refusalError.ts'
import { notice, userError } from '../errors/userError.ts'
import { isUnauthenticated } from '../upstream/upstreamFailure.ts'
import { UpstreamRefusal } from '../upstream/upstreamRefusal.ts'
import { checkAccount } from './checkAccount.ts'
import { readCustomer } from './customerClient.ts'
import { refusePasswordGuess } from './refusePasswordGuess.ts'

/** Changes the password of the account that is open. The platform has the last word on the present one. */
export const changePassword: NonNullable<MutationResolvers['changePassword']> = async (_root, { input }, context) => {
  const { language } = context.store
  const { currentPassword, newPassword } = input
  const clientMutationId = input.clientMutationId ?? null
  // Read first: it exchanges a token that has ended, which the platform's answer to a change does not tell.
  const customer = await readCustomer(context)
  const answer = (userErrors: readonly ReturnType<typeof userError>[]) => ({
    customer,
    userErrors,
    notices: userErrors.length > 0 ? [] : [notice(language, 'PASSWORD_CHANGED')],
    clientMutationId,
  })
  if (!customer) return answer([userError(language, 'SIGNED_OUT')])
  const faults = checkAccount(language, { newPassword })
  if (faults.length > 0) return answer(faults)
  const tooMany = await refusePasswordGuess(context, customer.email)
  if (tooMany) return answer([tooMany])
  try {
    await context.upstream.call('customerChangePassword', { body: { currentPassword, newPassword } })
    return answer([])
  } catch (error) {
    if (isUnauthenticated(error)) return answer([userError(language, 'PASSWORD_WRONG', { field: ['currentPassword'] })])
    if (!(error instanceof UpstreamRefusal)) throw error
    return answer([refusalError(language, error)])
  }
}
