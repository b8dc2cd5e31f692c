/** Storage of text by key. Text that the browser refuses to store lives as long as the page: no call ever throws. */
export type TextStorage = Readonly<{
  getItem: (key: string) => string | null
  setItem: (key: string, text: string) => void
  /** Sets a text like `setItem`. @returns true when the browser itself stores it. */
  trySetItem: (key: string, text: string) => boolean
  removeItem: (key: string) => void
  keys: () => readonly string[]
  /** Drops the page's own copy of a key: another tab has written there since. */
  follow: (key: string) => void
}>

/**
 * Wraps a storage of the browser with a copy in memory for writes that it refuses. `open` may throw, and may return
 * null: the getter itself does where all cookies are blocked.
 */
export function createTextStorage(open: () => Storage | null): TextStorage {
  const unkept = new Map<string, string | null>()
  const attempt = <Value>(work: (storage: Storage | null) => Value): Value | undefined => {
    try {
      return work(open())
    } catch {
      return undefined
    }
  }
  const change = (key: string, text: string | null): boolean => {
    const isKept = attempt((storage) => {
      if (text === null) storage?.removeItem(key)
      else storage?.setItem(key, text)
      return storage !== null
    })
    if (isKept) unkept.delete(key)
    else unkept.set(key, text)
    return isKept ?? false
  }
  return {
    getItem: (key) => unkept.get(key) ?? (unkept.has(key) ? null : attempt((storage) => storage?.getItem(key))) ?? null,
    setItem: (key, text) => void change(key, text),
    trySetItem: change,
    removeItem: (key) => void change(key, null),
    keys: () => [...new Set([...(attempt((storage) => Object.keys(storage ?? {})) ?? []), ...unkept.keys()])],
    follow: (key) => void unkept.delete(key),
  }
}

/** Stored by the browser for every tab, until removed. */
export const deviceTexts = createTextStorage(() => window.localStorage)

/** Stored by the browser for this tab alone. */
export const tabTexts = createTextStorage(() => window.sessionStorage)
