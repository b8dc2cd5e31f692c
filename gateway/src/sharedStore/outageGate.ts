import { SHARED_STORE_PROBE_MS } from './limits.ts'
import { type SharedStore, SharedStoreUnavailable } from './sharedStore.ts'

/**
 * Holds commands back from a store that is away, so that no request waits for one that hangs: the first that fails closes
 * the gate, and a probe outside of requests opens it.
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
    /** Throws SharedStoreUnavailable at once while the store is known to be away. */
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
