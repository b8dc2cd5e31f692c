import type { MutationResolvers } from '../../__generated__/resolverTypes.ts'
import type { Notice, UserError } from '../../__generated__/schemaTypes.ts'
import { invalidField, notice, userError } from '../../errors/userError.ts'
import type { GraphContext } from '../../app/context.ts'
import { joinProvider } from '../../social/socialClient.ts'
import { isUnauthenticated } from '../../errors/upstreamFailure.ts'
import { UpstreamRefusal } from '../../errors/upstreamRefusal.ts'
import { attemptSignIn } from './attemptSignIn.ts'
import { checkAccount } from '../checkAccount.ts'
import { signIn } from '../customerClient.ts'
import { CAPTCHA_TOKEN_MAX_CHARACTERS, DEVICE_NAME_MAX_CHARACTERS } from '../limits.ts'
import { openAccount } from './openAccount.ts'
import { type Opened, refused } from './opened.ts'

type Credentials = Readonly<{
  email: string
  password: string
  captchaToken?: string | null
  device?: string | null
}>

/** Opens an account, and merges the guest's cart into the customer's. */
export const login: NonNullable<MutationResolvers['login']> = async (_root, { input }, context) => {
  const clientMutationId = input.clientMutationId ?? null
  const userErrors = [...checkAccount(context.messageLanguage, { email: input.email }), ...checkSignIn(input, context)]
  if (userErrors.length > 0) return { ...refused(userErrors), clientMutationId }
  const opened = await attemptSignIn(context, input.email, () => openByPassword(context, input))
  return { ...opened, clientMutationId }
}

/** Opens an account by password. Technical failures are thrown, and change nothing. */
export async function openByPassword(
  context: GraphContext,
  { email, password, captchaToken = null, device = null }: Credentials,
): Promise<Opened> {
  const nothingOpened = refused([userError(context.messageLanguage, 'SIGN_IN_REFUSED')])
  const name = device?.trim() || null
  try {
    const opened = await openAccount(context, async () => {
      await signIn(context, { email: email.trim(), password, captchaToken, device: name })
      return joinedNotices(context)
    })
    return opened === null ? nothingOpened : { ...opened, userErrors: [] }
  } catch (error) {
    if (!(error instanceof UpstreamRefusal) && !isUnauthenticated(error)) throw error
    return nothingOpened
  }
}

/**
 * Links the account to the provider of a pending sign-in: the password has proved that the account is the shopper's.
 */
async function joinedNotices(context: GraphContext): Promise<readonly Notice[]> {
  const { session } = context
  const { socialLink = null } = session.snapshot()
  if (socialLink === null) return []
  session.update({ socialLink: null })
  return (await joinProvider(context, socialLink)) ? [notice(context.messageLanguage, 'SOCIAL_JOINED')] : []
}

/** Returns the user errors of what a sign-in has beside its credentials: nothing is cut silently. */
export function checkSignIn(
  { captchaToken, device }: Readonly<{ captchaToken?: string | null; device?: string | null }>,
  { messageLanguage }: GraphContext,
): readonly UserError[] {
  const long = [
    (captchaToken ?? '').length > CAPTCHA_TOKEN_MAX_CHARACTERS && 'captchaToken',
    (device ?? '').trim().length > DEVICE_NAME_MAX_CHARACTERS && 'device',
  ]
  return long.flatMap((field) => (field ? [invalidField(messageLanguage, 'FIELD_TOO_LONG', { field: [field] })] : []))
}
