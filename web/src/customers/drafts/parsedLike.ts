import { isJsonRecord } from '../../relay/payload.ts'

type Flat = Readonly<Record<string, string | number | boolean>>

/** Returns a parser of a stored draft that has the fields of `initial`, each of its type; other fields are dropped. */
export function parsedLike<T extends Flat>(initial: T): (kept: unknown) => T | null {
  return (kept) => {
    if (!isJsonRecord(kept)) return null
    const known = Object.entries(initial).flatMap(([name, value]) => {
      const field = kept[name]
      return typeof field === typeof value ? [[name, field] as const] : []
    })
    return known.length === 0 ? null : { ...initial, ...Object.fromEntries(known) }
  }
}
