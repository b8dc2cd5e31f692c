import { setTimeout as passed } from 'node:timers/promises'
import type { MutationResolvers } from '../../__generated__/resolverTypes.ts'
import type { Notice, UserError } from '../../__generated__/schemaTypes.ts'
import { invalidField, notice, userError } from '../../errors/userError.ts'
import type { GraphContext } from '../../app/context.ts'
import { attempt } from '../../limits/attempt.ts'
import { tooManyAttempts } from '../../limits/tooManyAttempts.ts'
import { closeAccount } from '../../session/sessionEndings.ts'
import { readSocialProviders } from '../../social/socialClient.ts'
import { UpstreamRefusal } from '../../errors/upstreamRefusal.ts'
import { checkAccount } from '../checkAccount.ts'
import {
  PASSWORD_TRIES_WINDOW_MS,
  RESET_LINKS_MAX,
  RESET_LINK_ANSWER_MIN_MS,
  RESET_TOKEN_MAX_CHARACTERS,
  RESET_TOKEN_TRIES_MAX,
  RESET_TOKEN_UNGUESSABLE_CHARACTERS,
} from '../limits.ts'
import { canonicalEmail } from '../../session/canonicalEmail.ts'

const LINK = { secret: 'reset-link', maxTries: RESET_LINKS_MAX, windowMs: PASSWORD_TRIES_WINDOW_MS }
const TOKEN = { secret: 'reset-token', maxTries: RESET_TOKEN_TRIES_MAX, windowMs: PASSWORD_TRIES_WINDOW_MS }

/** Has the platform send a reset link. Neither the reply nor its time reveals whether the account exists. */
export const requestPasswordReset: NonNullable<MutationResolvers['requestPasswordReset']> = async (
  _root,
  { input },
  context,
) => {
  const { messageLanguage: language } = context
  const clientMutationId = input.clientMutationId ?? null
  const email = input.email.trim()
  const faults = checkAccount(language, { email })
  if (faults.length > 0) return { userErrors: faults, notices: [], clientMutationId }
  // Each request sends a mail to the owner, so all of them count.
  const asked = await attempt(context, {
    ...LINK,
    account: email,
    run: () => Promise.all([sendLink(context, email), passed(RESET_LINK_ANSWER_MIN_MS)]),
    isRight: () => false,
  })
  if (asked === null) return { userErrors: [tooManyAttempts(language, LINK.windowMs)], notices: [], clientMutationId }
  return { userErrors: [], notices: [notice(language, 'PASSWORD_LINK_SENT', { email })], clientMutationId }
}

/** Sets a new password, authorised by the token of a mailed link. */
export const resetPassword: NonNullable<MutationResolvers['resetPassword']> = async (_root, { input }, context) => {
  const { messageLanguage: language } = context
  const clientMutationId = input.clientMutationId ?? null
  const { email, resetToken, newPassword } = input
  const answer = (userErrors: readonly UserError[], notices: readonly Notice[] = []) => ({
    userErrors,
    notices,
    clientMutationId,
  })
  const faults = [...checkAccount(language, { email, newPassword }), ...checkToken(context, resetToken)]
  if (faults.length > 0) return answer(faults)
  const tried = await attempt(context, {
    ...TOKEN,
    // A stranger's wrong tokens must not invalidate the link in the owner's mail.
    subject: resetToken.length < RESET_TOKEN_UNGUESSABLE_CHARACTERS ? canonicalEmail(email) : undefined,
    showsElsewhere: true,
    run: () => reset(context, { email: email.trim(), resetToken, newPassword }),
    isRight: (refusal) => refusal === null,
  })
  if (tried === null) return answer([tooManyAttempts(language, TOKEN.windowMs)])
  if (tried.value !== null) return answer([tried.value])
  return answer([], [notice(language, 'PASSWORD_CHANGED'), ...(await partedNotices(context))])
}

async function sendLink({ upstream }: GraphContext, email: string): Promise<void> {
  try {
    await upstream.call('customerForgotPassword', { body: { email } })
  } catch (error) {
    if (!(error instanceof UpstreamRefusal)) throw error
  }
}

async function reset(
  { upstream, sharedStore, messageLanguage: language }: GraphContext,
  body: Readonly<{ email: string; resetToken: string; newPassword: string }>,
): Promise<UserError | null> {
  try {
    await upstream.call('customerResetPassword', { body })
    await closeAccount(sharedStore, { email: body.email })
    return null
  } catch (error) {
    if (!(error instanceof UpstreamRefusal)) throw error
    const isLate = /expired/i.test(error.message)
    return userError(language, isLate ? 'PASSWORD_LINK_EXPIRED' : 'PASSWORD_LINK_INVALID')
  }
}

/** Returns a notice that the platform unlinked all sign-in providers: an attacker may have linked one. */
async function partedNotices(context: GraphContext): Promise<readonly Notice[]> {
  // The password is set: a failure to read the providers must not report otherwise.
  const known = await readSocialProviders(context).catch(() => [])
  const { messageLanguage: language } = context
  const providers = new Intl.ListFormat(language, { type: 'disjunction' }).format(known.map(({ title }) => title))
  return providers === '' ? [] : [notice(language, 'PROVIDERS_PARTED', { providers })]
}

function checkToken({ messageLanguage }: GraphContext, token: string): readonly UserError[] {
  if (token === '') return [invalidField(messageLanguage, 'FIELD_REQUIRED', { field: ['resetToken'] })]
  if (token.length <= RESET_TOKEN_MAX_CHARACTERS) return []
  return [invalidField(messageLanguage, 'FIELD_TOO_LONG', { field: ['resetToken'] })]
}
