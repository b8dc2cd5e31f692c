import type { RequestScope } from '../graph/context.ts'

/** A secret that is short enough to be guessed, and how often it may be tried. */
export type Guess = Readonly<{
  secret: string
  maxTries: number
  windowMs: number
  /** What the secret opens, where one is guessed from many addresses: an account. */
  subject?: string
}>

/**
 * Counts a try at a secret, and says whether it may be made: so many by one session, from one address (sessions are free to
 * mint), and at one subject. Every alias of an operation counts. Throws SharedStoreUnavailable while nobody can count:
 * unlike the rate limit this one stays shut.
 */
export async function mayGuess(
  { sharedStore, session, address }: Pick<RequestScope, 'sharedStore' | 'session' | 'address'>,
  { secret, maxTries, windowMs, subject }: Guess,
): Promise<boolean> {
  const counts = await Promise.all(
    [`session:${session.id}`, `address:${address}`, ...(subject === undefined ? [] : [`subject:${subject}`])].map(
      (who) => sharedStore.count(`guess:${secret}:${who}`, windowMs),
    ),
  )
  return Math.max(...counts) <= maxTries
}
