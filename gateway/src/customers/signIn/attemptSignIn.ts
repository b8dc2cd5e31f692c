import type { GraphContext } from '../../app/context.ts'
import { attempt } from '../../limits/attempt.ts'
import { tooManyAttempts } from '../../limits/tooManyAttempts.ts'
import { PASSWORD_TRIES_MAX, PASSWORD_TRIES_WINDOW_MS } from '../limits.ts'
import { type Opened, refused } from './opened.ts'

const SIGN_IN = { secret: 'sign-in', maxTries: PASSWORD_TRIES_MAX, windowMs: PASSWORD_TRIES_WINDOW_MS }

/**
 * Runs a sign-in by password within the attempt limits per session, per address and per account. On a device that has
 * opened the account before, only its own wrong passwords count, so that strangers cannot lock it.
 */
export async function attemptSignIn(context: GraphContext, email: string, run: () => Promise<Opened>): Promise<Opened> {
  const tried = await attempt(context, {
    ...SIGN_IN,
    account: email,
    run,
    isRight: ({ customer }) => customer !== null,
  })
  return tried?.value ?? refused([tooManyAttempts(context.messageLanguage, SIGN_IN.windowMs)])
}
