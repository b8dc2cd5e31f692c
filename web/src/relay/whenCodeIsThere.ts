import { type CacheConfig, PreloadableQueryRegistry } from 'relay-runtime'

/** Tells the network that the code of a query is loaded beside its answer, and may come later. */
export const BESIDE_CODE = 'isBesideCode'

/**
 * Resolves when Relay can take in a page's answer: one that comes before the page's code is put aside, and taken in as it
 * was then. Null when there is nothing to wait for.
 */
export function whenCodeIsThere(id: string, { metadata }: CacheConfig, signal: AbortSignal): Promise<void> | null {
  if (metadata?.[BESIDE_CODE] !== true || PreloadableQueryRegistry.get(id)) return null
  return new Promise((resolve) => {
    const stop = () => {
      waiting.dispose()
      resolve()
    }
    const waiting = PreloadableQueryRegistry.onLoad(id, stop)
    signal.addEventListener('abort', stop)
  })
}
