import type { MessageLanguage } from '../errors/core/messageLanguage.ts'
import type { UserError } from '../__generated__/schemaTypes.ts'
import { userError } from '../errors/userError.ts'

const MINUTE_MS = 60_000

/** Returns the refusal for a mutation's payload above an attempt limit or rate limit, with the time to wait. */
export function tooManyAttempts(language: MessageLanguage, windowMs: number): UserError {
  return userError(language, 'TOO_MANY_ATTEMPTS', { words: { minutes: windowMs / MINUTE_MS } })
}
