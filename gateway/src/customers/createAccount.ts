import type { MutationResolvers } from '../__generated__/resolverTypes.ts'
import type { CreateAccountInput } from '../__generated__/schemaTypes.ts'
import { userError } from '../errors/userError.ts'
import type { GraphContext } from '../app/context.ts'
import { runAction } from '../limits/runAction.ts'
import { UpstreamRefusal } from '../errors/upstreamRefusal.ts'
import { attemptSignIn } from './signIn/attemptSignIn.ts'
import { checkAccount } from './checkAccount.ts'
import { isEmailTaken } from './customerClient.ts'
import { SIGN_UPS_MAX, SIGN_UPS_WINDOW_MS } from './limits.ts'
import { checkSignIn, openByPassword } from './signIn/login.ts'
import { type Opened, refused } from './signIn/opened.ts'

const SIGN_UPS = { action: 'sign-up', maxTimes: SIGN_UPS_MAX, windowMs: SIGN_UPS_WINDOW_MS }

/**
 * Creates an account and opens it. If the e-mail address already has one, the password decides: its owner may repeat a
 * request whose reply was lost, and anyone else is refused because the address is taken.
 */
export const createAccount: NonNullable<MutationResolvers['createAccount']> = async (_root, { input }, context) => {
  const { messageLanguage: language } = context
  const clientMutationId = input.clientMutationId ?? null
  const { email, firstName, lastName, password } = input
  const userErrors = [
    ...checkAccount(language, { email, firstName, lastName, password }),
    ...checkSignIn(input, context),
  ]
  if (userErrors.length > 0) return { ...refused(userErrors), clientMutationId }
  const opened = await runAction(context, SIGN_UPS, {
    run: () => attemptSignIn(context, email, () => openNew(context, input)),
    refuse: (tooMany) => refused([tooMany]),
  })
  return { ...opened, clientMutationId }
}

async function openNew(context: GraphContext, input: CreateAccountInput): Promise<Opened> {
  const { email, firstName, lastName, password } = input
  const { messageLanguage: language } = context
  const customer = { email: email.trim(), firstname: firstName.trim(), lastname: lastName.trim() }
  try {
    await context.upstream.call('customerCreate', { body: { customer, password } })
  } catch (error) {
    if (!(error instanceof UpstreamRefusal)) throw error
    if (!isEmailTaken(error)) return refused([userError(language, 'SIGN_IN_REFUSED')])
    const opened = await openByPassword(context, input)
    return opened.customer ? opened : refused([userError(language, 'EMAIL_TAKEN', { field: ['email'] })])
  }
  return openByPassword(context, input)
}
