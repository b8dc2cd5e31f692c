import type { Language } from '@hogar/schema/stores.ts'
import type { UserError } from '../__generated__/resolverTypes.ts'
import { userError } from '../errors/userError.ts'

const MINUTE_MS = 60_000

/** The refusal for a mutation's payload after too many attempts or actions, with how long to wait. */
export function tooManyAttempts(language: Language, windowMs: number): UserError {
  return userError(language, 'TOO_MANY_ATTEMPTS', { words: { minutes: windowMs / MINUTE_MS } })
}
