import { createHash } from 'node:crypto'
import type { GraphContext } from '../graph/context.ts'
import { GatewayError } from '../graph/gatewayError.ts'
import { mayGuess } from '../limits/mayGuess.ts'
import { SHARE_TRIES_MAX, SHARE_TRIES_WINDOW_MS } from './limits.ts'
import type { SharedCartMapper } from './mappers.ts'
import { readShared } from './sharedCartClient.ts'

const SECOND_MS = 1_000
const MINUTE_SECONDS = 60

/** Codes of shared carts and lists, as something that can be guessed. Looking and taking over count alike. */
const SHARE_GUESS = { secret: 'share', maxTries: SHARE_TRIES_MAX, windowMs: SHARE_TRIES_WINDOW_MS }

/**
 * Whether a code may be tried. One that this address has opened just now is no guess any more: whoever reloads the page of
 * a link, or takes its cart over, is not taken for somebody who tries codes.
 */
export async function mayOpenShare(context: GraphContext, code: string): Promise<boolean> {
  if ((await context.sharedStore.get(openedKey(context, code))) !== null) return true
  return mayGuess(context, SHARE_GUESS)
}

/** Throws RATE_LIMITED, with how long to wait, for a code that may not be tried. */
export async function requireShareTry(context: GraphContext, code: string): Promise<void> {
  if (await mayOpenShare(context, code)) return
  const retryAfterSeconds = SHARE_TRIES_WINDOW_MS / SECOND_MS
  throw new GatewayError('RATE_LIMITED', `Too many tries: wait ${retryAfterSeconds / MINUTE_SECONDS} minutes.`, {
    retryAfterSeconds,
  })
}

/** The shared cart of a code that may be tried; null when it leads nowhere. Remembers those that lead somewhere. */
export async function openShared(context: GraphContext, code: string): Promise<SharedCartMapper | null> {
  const shared = await readShared(context, code)
  if (shared) await rememberOpened(context, code)
  return shared
}

/** A code that led somewhere: for a while it is no guess of this address. */
export async function rememberOpened(context: GraphContext, code: string): Promise<void> {
  await context.sharedStore.set(openedKey(context, code), '1', SHARE_TRIES_WINDOW_MS)
}

/** By address: what one has opened must not become free to guess for everybody. */
function openedKey({ address }: Pick<GraphContext, 'address'>, code: string): string {
  return `share-opened:${address}:${createHash('sha256').update(code).digest('base64url')}`
}
