import type { Language } from '@hogar/schema/stores.ts'
import type { UserError } from '../__generated__/resolverTypes.ts'
import { userError } from '../errors/userError.ts'
import type { GraphContext } from '../graph/context.ts'
import { type Guess, mayGuess } from './mayGuess.ts'

const MINUTE_MS = 60_000

/** Counts a try, as `mayGuess` does. Null when it may be made, else the refusal for a mutation's payload. */
export async function refuseGuess(context: GraphContext, guess: Guess): Promise<UserError | null> {
  return (await mayGuess(context, guess)) ? null : tooManyAttempts(context.store.language, guess.windowMs)
}

/** Says how long to wait after too many tries. */
export function tooManyAttempts(language: Language, windowMs: number): UserError {
  return userError(language, 'TOO_MANY_ATTEMPTS', { words: { minutes: windowMs / MINUTE_MS } })
}
