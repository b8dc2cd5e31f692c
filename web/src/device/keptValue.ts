import * as v from 'valibot'
import { deviceTexts } from './textStorage.ts'

/** Something that the device keeps for its shopper, store by store: what it is called, how it is read, and what there is before anything was kept. */
export type KeptDefinition<T> = Readonly<{
  /** Part of the storage's key: never rename what shoppers have kept. */
  name: string
  schema: v.GenericSchema<unknown, T>
  empty: T
}>

/** One kept value of one store, shared by everything on the page and by the other tabs. */
export type KeptValue<T> = Readonly<{
  /** The same object until something changes. */
  read: () => T
  /** Changes what is kept now, which another tab may have changed a moment ago. */
  update: (change: (now: T) => T) => void
  subscribe: (listener: () => void) => () => void
}>

const CHANGED = 'hogar:kept-value'

export function createKeptValue<T>({ name, schema, empty }: KeptDefinition<T>, storeCode: string): KeptValue<T> {
  const key = `hogar:${name}:${storeCode}`
  let last: Readonly<{ text: string | null; value: T }> = { text: null, value: empty }
  const read = () => {
    const text = deviceTexts.getItem(key)
    if (text !== last.text) last = { text, value: parse(text, schema) ?? empty }
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

/** Null for what no version of the shop could have kept. */
function parse<T>(text: string | null, schema: v.GenericSchema<unknown, T>): T | null {
  if (text === null) return null
  try {
    const parsed = v.safeParse(schema, JSON.parse(text))
    return parsed.success ? parsed.output : null
  } catch {
    return null
  }
}
