import type { MutationResolvers, UserError } from '../__generated__/resolverTypes.ts'
import { refusalError } from '../cart/refusalError.ts'
import { notice, userError } from '../errors/userError.ts'
import type { GraphContext } from '../graph/context.ts'
import { attempt } from '../limits/attempt.ts'
import { tooManyAttempts } from '../limits/tooManyAttempts.ts'
import { isUnauthenticated } from '../upstream/upstreamFailure.ts'
import { UpstreamRefusal } from '../upstream/upstreamRefusal.ts'
import { checkAccount } from './checkAccount.ts'
import { readCustomer } from './customerClient.ts'
import { PASSWORD_TRIES_MAX, PASSWORD_TRIES_WINDOW_MS } from './limits.ts'

const CHANGE = { secret: 'password-change', maxTries: PASSWORD_TRIES_MAX, windowMs: PASSWORD_TRIES_WINDOW_MS }

/** Changes the password of the account that is open. The platform has the last word on the present one. */
export const changePassword: NonNullable<MutationResolvers['changePassword']> = async (_root, { input }, context) => {
  const { language } = context.store
  const { currentPassword, newPassword } = input
  const clientMutationId = input.clientMutationId ?? null
  // Read first: it exchanges a token that has ended, which the platform's answer to a change does not tell.
  const customer = await readCustomer(context)
  const answer = (userErrors: readonly UserError[]) => ({
    customer,
    userErrors,
    notices: userErrors.length > 0 ? [] : [notice(language, 'PASSWORD_CHANGED')],
    clientMutationId,
  })
  if (!customer) return answer([userError(language, 'SIGNED_OUT')])
  const faults = checkAccount(language, { newPassword })
  if (faults.length > 0) return answer(faults)
  const tried = await attempt(context, {
    ...CHANGE,
    subject: customer.customerId,
    countsAddress: false,
    showsElsewhere: true,
    run: () => change(context, { currentPassword, newPassword }),
    isRight: (refusal) => refusal?.code !== 'PASSWORD_WRONG',
  })
  if (tried === null) return answer([tooManyAttempts(language, CHANGE.windowMs)])
  return answer(tried.value === null ? [] : [tried.value])
}

async function change(
  { upstream, store: { language } }: GraphContext,
  body: Readonly<{ currentPassword: string; newPassword: string }>,
): Promise<UserError | null> {
  try {
    await upstream.call('customerChangePassword', { body })
    return null
  } catch (error) {
    if (isUnauthenticated(error)) return userError(language, 'PASSWORD_WRONG', { field: ['currentPassword'] })
    if (!(error instanceof UpstreamRefusal)) throw error
    return refusalError(language, error)
  }
}
