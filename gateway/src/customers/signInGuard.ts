import type { UserError } from '../__generated__/resolverTypes.ts'
import { userError } from '../errors/userError.ts'
import type { GraphContext } from '../graph/context.ts'
import { mayGuess } from '../limits/mayGuess.ts'
import { PASSWORD_TRIES_MAX, PASSWORD_TRIES_WINDOW_MS } from './limits.ts'

const MINUTE_MS = 60_000

/**
 * Counts a try at an account's password: so many by one session, from one address, and at one account. Null when it may be
 * made, else the refusal. Every try counts, the right one too.
 */
export async function refuseGuess(context: GraphContext, account: string): Promise<UserError | null> {
  const guess = { secret: 'password', maxTries: PASSWORD_TRIES_MAX, windowMs: PASSWORD_TRIES_WINDOW_MS }
  if (await mayGuess(context, { ...guess, subject: account.trim().toLowerCase() })) return null
  const words = { minutes: PASSWORD_TRIES_WINDOW_MS / MINUTE_MS }
  return userError(context.store.language, 'TOO_MANY_ATTEMPTS', { words })
}
