import type { MutationResolvers, UserError } from '../__generated__/resolverTypes.ts'
import { invalidField, notice, userError } from '../errors/userError.ts'
import type { GraphContext } from '../graph/context.ts'
import { UpstreamRefusal } from '../upstream/upstreamRefusal.ts'
import { checkAccount } from './checkAccount.ts'
import { RESET_TOKEN_MAX_CHARACTERS } from './limits.ts'
import { refusePasswordGuess } from './refusePasswordGuess.ts'

/** Has a link mailed. That there is no such account is not told: the answer is the same. */
export const requestPasswordReset: NonNullable<MutationResolvers['requestPasswordReset']> = async (
  _root,
  { input },
  context,
) => {
  const { language } = context.store
  const clientMutationId = input.clientMutationId ?? null
  const email = input.email.trim()
  const faults = checkAccount(language, { email })
  const refusals = faults.length > 0 ? faults : await guarded(context, email)
  if (refusals.length > 0) return { userErrors: refusals, notices: [], clientMutationId }
  try {
    await context.upstream.call('customerForgotPassword', { body: { email } })
  } catch (error) {
    if (!(error instanceof UpstreamRefusal)) throw error
  }
  return { userErrors: [], notices: [notice(language, 'PASSWORD_LINK_SENT', { email })], clientMutationId }
}

/** Sets a new password with what a mail's link says. */
export const resetPassword: NonNullable<MutationResolvers['resetPassword']> = async (_root, { input }, context) => {
  const { language } = context.store
  const clientMutationId = input.clientMutationId ?? null
  const { email, resetToken, newPassword } = input
  const answer = (userErrors: readonly UserError[]) => ({
    userErrors,
    notices: userErrors.length > 0 ? [] : [notice(language, 'PASSWORD_CHANGED')],
    clientMutationId,
  })
  const faults = [...checkAccount(language, { email, newPassword }), ...checkToken(context, resetToken)]
  const refusals = faults.length > 0 ? faults : await guarded(context, email)
  if (refusals.length > 0) return answer(refusals)
  try {
    await context.upstream.call('customerResetPassword', { body: { email: email.trim(), resetToken, newPassword } })
    return answer([])
  } catch (error) {
    if (!(error instanceof UpstreamRefusal)) throw error
    const isLate = /expired/i.test(error.message)
    return answer([userError(language, isLate ? 'PASSWORD_LINK_EXPIRED' : 'PASSWORD_LINK_INVALID')])
  }
}

async function guarded(context: GraphContext, email: string): Promise<readonly UserError[]> {
  const tooMany = await refusePasswordGuess(context, email)
  return tooMany ? [tooMany] : []
}

function checkToken({ store }: GraphContext, token: string): readonly UserError[] {
  if (token === '') return [invalidField(store.language, 'FIELD_REQUIRED', { field: ['resetToken'] })]
  if (token.length <= RESET_TOKEN_MAX_CHARACTERS) return []
  return [invalidField(store.language, 'FIELD_TOO_LONG', { field: ['resetToken'] })]
}
