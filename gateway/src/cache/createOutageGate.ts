import type { Logger } from 'pino'
import { SHARED_STORE_PROBE_MS } from './limits.ts'
import { type SharedStore, SharedStoreUnavailable } from './sharedStore.ts'

type Options = Readonly<{ log: Pick<Logger, 'info' | 'warn'>; probeMs?: number }>

/**
 * Circuit breaker of the shared store, so that no request waits for one that hangs: the first failure opens it, and a
 * probe outside of requests closes it. Logs each outage once, and its end.
 */
export function createOutageGate(
  store: Pick<SharedStore, 'isReady'>,
  { log, probeMs = SHARED_STORE_PROBE_MS }: Options,
) {
  let isAway = false
  let probe: NodeJS.Timeout | undefined
  const probeLater = () => {
    probe = setTimeout(async () => {
      if (!(await store.isReady())) return probeLater()
      isAway = false
      log.info('the shared store answers again')
    }, probeMs).unref()
  }
  return {
    /** Sends a command. Throws SharedStoreUnavailable at once during a known outage. */
    send: async <Answer>(command: () => Promise<Answer>): Promise<Answer> => {
      if (isAway) throw new SharedStoreUnavailable()
      try {
        return await command()
      } catch (error) {
        if (error instanceof SharedStoreUnavailable && !isAway) {
          isAway = true
          log.warn({ reason: reasonOf(error) }, 'the shared store is unavailable: this instance uses its own memory')
          probeLater()
        }
        throw error
      }
    },
    close: () => clearTimeout(probe),
  }
}

/** Error text of ioredis for a command without a connection, in terms of its own options. */
const NOT_CONNECTED = /^Stream isn't writeable/

/** Returns the message of an outage's cause, without arguments of the command: they may hold a shopper's data. */
function reasonOf({ cause }: SharedStoreUnavailable): string | undefined {
  if (!(cause instanceof Error)) return undefined
  return NOT_CONNECTED.test(cause.message) ? 'not connected' : cause.message.split(', with args', 1)[0]
}
