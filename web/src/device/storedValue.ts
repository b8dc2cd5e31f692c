import { deviceTexts } from './textStorage.ts'

/** Value that the device stores per store: its name, its parser, and the value used before any is stored. */
export type StoredValueDefinition<T> = Readonly<{
  /** Part of the storage key: never rename a value that browsers have stored. */
  name: string
  /**
   * Returns the stored value, null for one that no version of the shop could have stored. `parsedBy` makes a parser of
   * a schema.
   */
  parse: (kept: unknown) => T | null
  empty: T
}>

/** Stored value of one store, shared by the whole page and by the other tabs. */
export type StoredValue<T> = Readonly<{
  /** Returns the same object until it changes. */
  read: () => T
  /** Changes the stored value, which another tab may have changed a moment ago. */
  update: (change: (now: T) => T) => void
  subscribe: (listener: () => void) => () => void
}>

const CHANGED = 'hogar:kept-value'

export function createStoredValue<T>(
  { name, parse, empty }: StoredValueDefinition<T>,
  storeCode: string,
): StoredValue<T> {
  const key = `hogar:${name}:${storeCode}`
  let last: Readonly<{ text: string | null; value: T }> = { text: null, value: empty }
  const read = () => {
    const text = deviceTexts.getItem(key)
    if (text !== last.text) last = { text, value: parseText(text, parse) ?? empty }
    return last.value
  }
  return {
    read,
    update: (change) => {
      deviceTexts.setItem(key, JSON.stringify(change(read())))
      window.dispatchEvent(new Event(CHANGED))
    },
    subscribe: (listener) => {
      const followTab = (event: StorageEvent) => {
        if (event.key !== key && event.key !== null) return
        deviceTexts.follow(key)
        listener()
      }
      window.addEventListener('storage', followTab)
      window.addEventListener(CHANGED, listener)
      return () => {
        window.removeEventListener('storage', followTab)
        window.removeEventListener(CHANGED, listener)
      }
    },
  }
}

function parseText<T>(text: string | null, parse: StoredValueDefinition<T>['parse']): T | null {
  if (text === null) return null
  try {
    return parse(JSON.parse(text))
  } catch {
    return null
  }
}
