import type { MutationResolvers, Notice, UserError } from '../__generated__/resolverTypes.ts'
import { pullCart } from '../cart/cartClient.ts'
import type { CartMapper } from '../cart/mappers.ts'
import { invalidField, notice, userError } from '../errors/userError.ts'
import type { GraphContext } from '../graph/context.ts'
import { joinProvider } from '../social/socialClient.ts'
import { isUnauthenticated } from '../upstream/upstreamFailure.ts'
import { UpstreamRefusal } from '../upstream/upstreamRefusal.ts'
import { checkAccount } from './checkAccount.ts'
import { readCustomer, signIn } from './customerClient.ts'
import { CAPTCHA_TOKEN_MAX_CHARACTERS, DEVICE_NAME_MAX_CHARACTERS } from './limits.ts'
import type { CustomerMapper } from './mappers.ts'
import { mergeGuestCart, readGuestCart } from './mergeGuestCart.ts'
import { refusePasswordGuess } from './refusePasswordGuess.ts'

export type Opened = Readonly<{
  customer: CustomerMapper | null
  cart: CartMapper | null
  userErrors: readonly UserError[]
  notices: readonly Notice[]
}>

type Credentials = Readonly<{
  email: string
  password: string
  captchaToken?: string | null
  device?: string | null
}>

/** Opens an account, and brings the guest's cart along. */
export const login: NonNullable<MutationResolvers['login']> = async (_root, { input }, context) => {
  const clientMutationId = input.clientMutationId ?? null
  const userErrors = [...checkAccount(context.store.language, { email: input.email }), ...checkCaptcha(input, context)]
  if (userErrors.length > 0) return { ...refused(userErrors), clientMutationId }
  const tooMany = await refusePasswordGuess(context, input.email)
  if (tooMany) return { ...refused([tooMany]), clientMutationId }
  return { ...(await openAccount(context, input)), clientMutationId }
}

/**
 * Signs in and takes over the customer's cart. A technical failure on the way opens nothing, so that the session stays
 * what it was and the whole can be tried again: no unit of the guest's cart goes over twice.
 */
export async function openAccount(
  context: GraphContext,
  { email, password, captchaToken = null, device = null }: Credentials,
): Promise<Opened> {
  const before = context.session.snapshot()
  try {
    const guest = await readGuestCart(context)
    const name = device?.trim().slice(0, DEVICE_NAME_MAX_CHARACTERS) || null
    await signIn(context, { email: email.trim(), password, captchaToken, device: name })
    const notices = [...(await joinedNotices(context)), ...(await mergeGuestCart(context, guest))]
    return { customer: await readCustomer(context), cart: await pullCart(context), userErrors: [], notices }
  } catch (error) {
    context.session.update({ refreshToken: null, ...before })
    if (!(error instanceof UpstreamRefusal) && !isUnauthenticated(error)) throw error
    return refused([userError(context.store.language, 'SIGN_IN_REFUSED')])
  }
}

/** Who came from a provider that did not know their account has shown now that it is theirs. */
async function joinedNotices(context: GraphContext): Promise<readonly Notice[]> {
  const { session, store } = context
  const { socialLink = null } = session.snapshot()
  if (socialLink === null) return []
  session.update({ socialLink: null })
  return (await joinProvider(context, socialLink)) ? [notice(store.language, 'SOCIAL_JOINED')] : []
}

export function refused(userErrors: readonly UserError[]): Opened {
  return { customer: null, cart: null, userErrors, notices: [] }
}

export function checkCaptcha(
  { captchaToken }: Readonly<{ captchaToken?: string | null | undefined }>,
  { store }: GraphContext,
): readonly UserError[] {
  if ((captchaToken ?? '').length <= CAPTCHA_TOKEN_MAX_CHARACTERS) return []
  return [invalidField(store.language, 'FIELD_TOO_LONG', { field: ['captchaToken'] })]
}
