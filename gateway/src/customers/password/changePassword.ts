import type { MutationResolvers } from '../../__generated__/resolverTypes.ts'
import type { UserError } from '../../__generated__/schemaTypes.ts'
import { refusalError } from '../../errors/refusalError.ts'
import { notice, userError } from '../../errors/userError.ts'
import type { GraphContext } from '../../app/context.ts'
import { closeAccount } from '../../session/sessionEndings.ts'
import { isUnauthenticated } from '../../errors/upstreamFailure.ts'
import { UpstreamRefusal } from '../../errors/upstreamRefusal.ts'
import { attemptCurrentPassword } from './attemptCurrentPassword.ts'
import { checkAccount } from '../checkAccount.ts'
import { readCustomer } from '../customerClient.ts'

/** Changes the password of the open account. The platform verifies the current one. */
export const changePassword: NonNullable<MutationResolvers['changePassword']> = async (_root, { input }, context) => {
  const { messageLanguage: language } = context
  const { currentPassword, newPassword } = input
  const clientMutationId = input.clientMutationId ?? null
  // Read first, because it refreshes an expired token, which the platform's reply to the change does not report.
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
  const reason = await attemptCurrentPassword(context, customer, () =>
    change(context, { currentPassword, newPassword }),
  )
  if (reason !== null) return answer([reason])
  const now = Date.now()
  // This device stays signed in.
  const kept = { now, keptId: context.session.id }
  await closeAccount(context.sharedStore, { customerId: customer.customerId }, kept)
  context.session.update({ openedAt: now + 1 })
  return answer([])
}

async function change(
  { upstream, messageLanguage: language }: GraphContext,
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
