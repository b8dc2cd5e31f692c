import type { UserError } from '../../__generated__/schemaTypes.ts'
import { type Source, readSource } from '../../parse/readValue.ts'
import { invalidField } from '../../errors/userError.ts'
import type { GraphContext } from '../../app/context.ts'
import { attempt } from '../../limits/attempt.ts'
import { tooManyAttempts } from '../../limits/tooManyAttempts.ts'
import { EMAIL_LINK_MAX_CHARACTERS, EMAIL_LINK_TRIES_MAX, EMAIL_LINK_TRIES_WINDOW_MS } from '../limits.ts'
import { emailChangeError } from './emailChangeError.ts'

const GUARD = { secret: 'email-link', maxTries: EMAIL_LINK_TRIES_MAX, windowMs: EMAIL_LINK_TRIES_WINDOW_MS }

type EmailLink = 'emailChangeConfirm' | 'emailChangeUndo' | 'guestOrdersClaim'
type Followed = Readonly<{ answer: Source; reason?: undefined }> | Readonly<{ answer?: undefined; reason: UserError }>

/**
 * Executes the link of a mail. The link authorises a change of the address, regardless of the open account. For guest
 * orders the platform also checks the account.
 */
export async function followEmailLink(context: GraphContext, endpoint: EmailLink, token: string): Promise<Followed> {
  const { messageLanguage: language } = context
  const field = { field: ['token'] }
  if (token === '') return { reason: invalidField(language, 'FIELD_REQUIRED', field) }
  if (token.length > EMAIL_LINK_MAX_CHARACTERS) return { reason: invalidField(language, 'FIELD_TOO_LONG', field) }
  const tried = await attempt(context, {
    ...GUARD,
    showsElsewhere: true,
    run: () => follow(context, endpoint, token),
    isRight: ({ reason }) => reason === undefined,
  })
  return tried === null ? { reason: tooManyAttempts(language, GUARD.windowMs) } : tried.value
}

async function follow(
  { upstream, messageLanguage: language }: GraphContext,
  endpoint: EmailLink,
  token: string,
): Promise<Followed> {
  try {
    return { answer: readSource(await upstream.call(endpoint, { body: { token } })) }
  } catch (error) {
    return {
      reason: emailChangeError(
        language,
        error,
        endpoint === 'guestOrdersClaim' ? 'GUEST_ORDERS_UNAVAILABLE' : undefined,
      ),
    }
  }
}
