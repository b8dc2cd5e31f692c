import { SHARED_STORE_PROBE_MS } from './limits.ts'
import { type SharedStore, SharedStoreUnavailable } from './sharedStore.ts'

/**
 * Circuit breaker of the shared store, so that no request waits for one that hangs: the first failure opens it, and a
 * probe outside of requests closes it.
 */
export function createOutageGate(store: Pick<SharedStore, 'isReady'>, probeMs: number = SHARED_STORE_PROBE_MS) {
  let isAway = false
  let probe: NodeJS.Timeout | undefined
  const probeLater = () => {
    probe = setTimeout(async () => {
      if (await store.isReady()) isAway = false
      else probeLater()
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
          probeLater()
        }
        throw error
      }
    },
    close: () => clearTimeout(probe),
  }
}
