import { type CacheConfig, PreloadableQueryRegistry } from 'relay-runtime'

/**
 * Key of the metadata that tells the network that a query's code loads in parallel with its answer, and may come
 * later.
 */
export const BESIDE_CODE = 'isBesideCode'

/**
 * Resolves when Relay can process a page's answer: one that comes before the page's code is held until then. Null when
 * there is no need to wait.
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
