import { userError } from '../errors/userError.ts'
import type { GraphContext } from '../graph/context.ts'
import { mayGuess } from '../limits/mayGuess.ts'
import { RETURNS_ASKED_MAX, RETURNS_ASKED_WINDOW_MS } from './limits.ts'

const MINUTE_MS = 60_000
const GUARD = { secret: 'returns', maxTries: RETURNS_ASKED_MAX, windowMs: RETURNS_ASKED_WINDOW_MS }

/** Counts a cancellation or return, each of which sends mails and keeps photos, and says whether it may be asked for. */
export function mayAsk(context: GraphContext): Promise<boolean> {
  return mayGuess(context, GUARD)
}

/** That there were too many. */
export function tooOften({ store: { language } }: Pick<GraphContext, 'store'>) {
  const words = { minutes: RETURNS_ASKED_WINDOW_MS / MINUTE_MS }
  return { userErrors: [userError(language, 'TOO_MANY_ATTEMPTS', { words })] }
}
