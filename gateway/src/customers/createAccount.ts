import type { MutationResolvers } from '../__generated__/resolverTypes.ts'
import { userError } from '../errors/userError.ts'
import { UpstreamRefusal } from '../upstream/upstreamRefusal.ts'
import { checkAccount } from './checkAccount.ts'
import { isEmailTaken } from './customerClient.ts'
import { checkCaptcha, openByPassword, refused } from './login.ts'
import { refusePasswordGuess } from './refusePasswordGuess.ts'

/**
 * Makes an account and opens it. Where the e-mail address has one, the password says whose: an answer that was lost on the
 * way can be asked for again, and a stranger is told that the address is taken.
 */
export const createAccount: NonNullable<MutationResolvers['createAccount']> = async (_root, { input }, context) => {
  const { language } = context.store
  const clientMutationId = input.clientMutationId ?? null
  const { email, firstName, lastName, password } = input
  const userErrors = [
    ...checkAccount(language, { email, firstName, lastName, password }),
    ...checkCaptcha(input, context),
  ]
  if (userErrors.length > 0) return { ...refused(userErrors), clientMutationId }
  const tooMany = await refusePasswordGuess(context, email)
  if (tooMany) return { ...refused([tooMany]), clientMutationId }
  const customer = { email: email.trim(), firstname: firstName.trim(), lastname: lastName.trim() }
  try {
    await context.upstream.call('customerCreate', { body: { customer, password } })
  } catch (error) {
    if (!(error instanceof UpstreamRefusal)) throw error
    if (!isEmailTaken(error)) {
      return { ...refused([userError(language, 'SIGN_IN_REFUSED')]), clientMutationId }
    }
    const opened = await openByPassword(context, input)
    if (opened.customer) return { ...opened, clientMutationId }
    return { ...refused([userError(language, 'EMAIL_TAKEN', { field: ['email'] })]), clientMutationId }
  }
  return { ...(await openByPassword(context, input)), clientMutationId }
}
