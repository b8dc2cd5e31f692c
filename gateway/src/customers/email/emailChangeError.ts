import type { Language } from '@hogar/schema/stores.ts'
import type { UserError } from '../../__generated__/resolverTypes.ts'
import { refusalError } from '../../cart/refusalError.ts'
import { readSource, readText } from '../../catalogue/readValue.ts'
import { userError } from '../../errors/userError.ts'
import { tooManyAttempts } from '../../limits/tooManyAttempts.ts'
import { isMissingEndpoint } from '../../upstream/isUpstreamError.ts'
import { UpstreamRefusal } from '../../upstream/upstreamRefusal.ts'
import { EMAIL_CHANGES_WINDOW_MS } from '../limits.ts'

type Tell = (language: Language) => UserError

const REASONS: ReadonlyMap<string, Tell> = new Map<string, Tell>([
  ['password_wrong', (language) => userError(language, 'PASSWORD_WRONG', { field: ['currentPassword'] })],
  ['email_unchanged', (language) => userError(language, 'EMAIL_UNCHANGED', { field: ['email'] })],
  ['email_taken', (language) => userError(language, 'EMAIL_TAKEN', { field: ['email'] })],
  ['too_many', (language) => tooManyAttempts(language, EMAIL_CHANGES_WINDOW_MS)],
  ['none_waiting', (language) => userError(language, 'EMAIL_CHANGE_NOT_FOUND')],
  ['link_invalid', (language) => userError(language, 'EMAIL_LINK_INVALID', { field: ['token'] })],
  ['link_expired', (language) => userError(language, 'EMAIL_LINK_EXPIRED', { field: ['token'] })],
])

/** Why an e-mail address is not changed, out of what the platform answered. Throws what is no answer. */
export function emailChangeError(language: Language, error: unknown): UserError {
  if (!(error instanceof UpstreamRefusal)) throw error
  if (isMissingEndpoint(error)) return userError(language, 'EMAIL_CHANGE_UNAVAILABLE')
  const tell = REASONS.get(readText(readSource(error.result)['reason']) ?? '')
  return tell ? tell(language) : refusalError(language, error)
}
