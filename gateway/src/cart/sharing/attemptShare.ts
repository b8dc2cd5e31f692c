import type { GraphContext } from '../../app/context.ts'
import { GatewayError } from '../../errors/gatewayError.ts'
import { attempt } from '../../limits/attempt.ts'
import { SHARE_TRIES_MAX, SHARE_TRIES_WINDOW_MS } from '../limits.ts'

const SECOND_MS = 1_000
const MINUTE_SECONDS = 60

/** Attempt limit of codes of shared carts and lists, which can be guessed. Reading and taking over count alike. */
const SHARES = { secret: 'share', maxTries: SHARE_TRIES_MAX, windowMs: SHARE_TRIES_WINDOW_MS }

/**
 * Reads the cart or list of a code; null after too many unknown codes. A code that this address has opened within the
 * window is not counted: its page can be reloaded regardless of other tries from the address.
 */
export async function attemptShare<Shared extends object>(
  context: GraphContext,
  code: string,
  read: () => Promise<Shared | null>,
): Promise<Readonly<{ value: Shared | null }> | null> {
  const { sharedStore, storeSeal, address } = context
  const opened = `share-opened:${address}:${storeSeal.hashes(code)[0]}`
  if ((await sharedStore.get(opened)) !== null) return { value: await read() }
  const tried = await attempt(context, { ...SHARES, run: read, isRight: (shared) => shared !== null })
  if (tried?.value) await sharedStore.set(opened, '1', SHARE_TRIES_WINDOW_MS)
  return tried
}

/** Applies `attemptShare` to a query. Throws RATE_LIMITED with the time to wait after too many tries. */
export async function openShare<Shared extends object>(
  context: GraphContext,
  code: string,
  read: () => Promise<Shared | null>,
): Promise<Shared | null> {
  const tried = await attemptShare(context, code, read)
  if (tried !== null) return tried.value
  const retryAfterSeconds = SHARE_TRIES_WINDOW_MS / SECOND_MS
  throw new GatewayError('RATE_LIMITED', `Too many tries: wait ${retryAfterSeconds / MINUTE_SECONDS} minutes.`, {
    retryAfterSeconds,
  })
}
