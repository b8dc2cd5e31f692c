import { SHARE_TRIES_MAX, SHARE_TRIES_WINDOW_MS } from './limits.ts'

const MINUTE_MS = 60_000

/** Codes of shared carts, as something that can be guessed. Looking and taking over count alike. */
export const SHARE_GUESS = { secret: 'share', maxTries: SHARE_TRIES_MAX, windowMs: SHARE_TRIES_WINDOW_MS }

/** How long to wait after too many tries, in minutes. */
export const SHARE_WAIT_MINUTES = SHARE_TRIES_WINDOW_MS / MINUTE_MS
