import type { Logger } from 'pino'
import { loggedError } from '../../errors/core/loggedError.ts'
import type { LastReplyChange, LastReplyState } from './createLastReplies.ts'

const TEXTS: Readonly<Record<LastReplyState, string>> = {
  current: 'the platform answers a read again',
  outdated: 'a read has failed: its last good reply is used',
  expired: 'a read has failed, and its last good reply has expired',
}

/** Returns a function that logs each change between current and outdated replies once. */
export function logLastReplies(log: Pick<Logger, 'info' | 'warn'>): (change: LastReplyChange) => void {
  return ({ state, error, ...read }) => {
    if (state === 'current') log.info(read, TEXTS[state])
    else log.warn({ ...read, ...loggedError(error) }, TEXTS[state])
  }
}
