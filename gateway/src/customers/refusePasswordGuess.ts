import type { UserError } from '../__generated__/resolverTypes.ts'
import type { GraphContext } from '../graph/context.ts'
import { refuseGuess } from '../limits/refuseGuess.ts'
import { PASSWORD_TRIES_MAX, PASSWORD_TRIES_WINDOW_MS } from './limits.ts'

const PASSWORD_GUESS = { secret: 'password', maxTries: PASSWORD_TRIES_MAX, windowMs: PASSWORD_TRIES_WINDOW_MS }

/**
 * Counts a try at an account's password: so many by one session, from one address, and at one account. Null when it may be
 * made, else the refusal. Every try counts, the right one too.
 */
export function refusePasswordGuess(context: GraphContext, account: string): Promise<UserError | null> {
  return refuseGuess(context, { ...PASSWORD_GUESS, subject: account.trim().toLowerCase() })
}
