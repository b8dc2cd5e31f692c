type Held = Readonly<{ text: string; until: number }>

/**
 * Creates a cache of texts that the server reads once for a while, parts of the sitemap and feeds, by key: each for at
 * most `ttlMs` milliseconds; above `max` texts the oldest is removed.
 */
export function createHeldTexts({ ttlMs, max }: Readonly<{ ttlMs: number; max: number }>) {
  const held = new Map<string, Held>()
  return {
    /** Returns a text that may still be sent; null when there is none. */
    get: (key: string): Held | null => {
      const known = held.get(key)
      return known !== undefined && known.until > Date.now() ? known : null
    },
    /**
     * Stores a text, until `keptUntil` (in milliseconds since 1970) at most: a moment that has passed stores nothing.
     * Returns it with its end.
     */
    set: (key: string, text: string, keptUntil: number | null): Held => {
      const until = Math.min(Date.now() + ttlMs, keptUntil ?? Number.POSITIVE_INFINITY)
      held.delete(key)
      held.set(key, { text, until })
      const [oldest] = held.keys()
      if (held.size > max && oldest !== undefined) held.delete(oldest)
      return { text, until }
    },
  }
}

/** Returns the `cache-control` of a text that caches may store until a moment, in milliseconds since 1970. */
export function publicUntil(until: number): string {
  const seconds = Math.floor((until - Date.now()) / 1_000)
  return seconds > 0 ? `public, max-age=${seconds}` : 'no-cache'
}
