import type { MessageLanguage } from '../../errors/core/messageLanguage.ts'
import type { UserError } from '../../__generated__/schemaTypes.ts'
import { refusalError } from '../../errors/refusalError.ts'
import { readSource, readText } from '../../parse/readValue.ts'
import { userError } from '../../errors/userError.ts'
import { tooManyAttempts } from '../../limits/tooManyAttempts.ts'
import { isMissingEndpoint } from '../../errors/isUpstreamError.ts'
import { UpstreamRefusal } from '../../errors/upstreamRefusal.ts'
import { EMAIL_CHANGES_WINDOW_MS } from '../limits.ts'

type Tell = (language: MessageLanguage) => UserError

const REASONS: ReadonlyMap<string, Tell> = new Map<string, Tell>([
  ['password_wrong', (language) => userError(language, 'PASSWORD_WRONG', { field: ['currentPassword'] })],
  ['email_unchanged', (language) => userError(language, 'EMAIL_UNCHANGED', { field: ['email'] })],
  ['email_taken', (language) => userError(language, 'EMAIL_TAKEN', { field: ['email'] })],
  ['too_many', (language) => tooManyAttempts(language, EMAIL_CHANGES_WINDOW_MS)],
  ['none_waiting', (language) => userError(language, 'EMAIL_CHANGE_NOT_FOUND')],
  ['email_recent', (language) => userError(language, 'GUEST_ORDERS_LATER')],
  ['email_proven', (language) => userError(language, 'GUEST_ORDERS_THERE')],
  ['link_invalid', (language) => userError(language, 'EMAIL_LINK_INVALID', { field: ['token'] })],
  ['link_expired', (language) => userError(language, 'EMAIL_LINK_EXPIRED', { field: ['token'] })],
])

/**
 * Maps a platform error to a refusal of an e-mail change or of a claim to guest orders. `missing` is the code for a
 * platform without the call. Rethrows an error that is no reply.
 */
export function emailChangeError(
  language: MessageLanguage,
  error: unknown,
  missing: 'EMAIL_CHANGE_UNAVAILABLE' | 'GUEST_ORDERS_UNAVAILABLE' = 'EMAIL_CHANGE_UNAVAILABLE',
): UserError {
  if (!(error instanceof UpstreamRefusal)) throw error
  if (isMissingEndpoint(error)) return userError(language, missing)
  const tell = REASONS.get(readText(readSource(error.result)['reason']) ?? '')
  return tell ? tell(language) : refusalError(language, error)
}
