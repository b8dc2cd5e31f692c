/**
 * Readers for product documents. Importers of all ages wrote them: numbers as text, lists as maps, blanks for none. A
 * reader never fails: an unreadable value is null or empty, so that one odd attribute does not break a whole page.
 */
export type Source = Readonly<Record<string, unknown>>

/** Reads text of at most `max` characters; null for blank text, and for anything but text or a number. */
export function readText(value: unknown, max = 255): string | null {
  if (typeof value === 'number') return String(value)
  if (typeof value !== 'string') return null
  const text = value.length > max ? value.slice(0, max).trim() : value.trim()
  return text === '' ? null : text
}

/** Reads a path, without leading slashes; null without one. Does not trim or cut it: a changed path is another one. */
export function readPath(value: unknown): string | null {
  const path = typeof value === 'string' || typeof value === 'number' ? String(value).replace(/^\/+/, '') : ''
  return path.trim() === '' ? null : path
}

/** Reads a finite number, also one written as text. */
export function readNumber(value: unknown): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null
  if (typeof value !== 'string' || value.trim() === '') return null
  const number = Number(value)
  return Number.isFinite(number) ? number : null
}

/** Reads a whole number of at least 0, for ids, states and counts. */
export function readCount(value: unknown): number | null {
  const number = readNumber(value)
  return number !== null && Number.isSafeInteger(number) && number >= 0 ? number : null
}

/** Reads a boolean, spelled true, 1, "1" or "true". Null if absent. */
export function readFlag(value: unknown): boolean | null {
  if (typeof value === 'boolean') return value
  if (value === 1 || value === '1' || value === 'true') return true
  return value === 0 || value === '0' || value === 'false' ? false : null
}

/** Returns an object's fields; empty for anything else. */
export function readSource(value: unknown): Source {
  return isSource(value) ? value : EMPTY
}

const EMPTY: Source = {}

/** Reads a list of objects, from an array or from a map of them. At most `max`. */
export function readSources(value: unknown, max: number): readonly Source[] {
  if (value === undefined) return NONE
  const items: readonly unknown[] = Array.isArray(value) ? value : isSource(value) ? Object.values(value) : NONE
  const sources: Source[] = []
  for (const item of items) {
    if (sources.length >= max) break
    if (isSource(item)) sources.push(item)
  }
  return sources
}

const NONE: readonly never[] = []

/** Reads ids, from an array or from text with commas. At most `max`. */
export function readIds(value: unknown, max: number): readonly number[] {
  const items = Array.isArray(value) ? value : typeof value === 'string' ? value.split(',') : []
  return items.slice(0, max).flatMap((item) => readCount(item) ?? [])
}

function isSource(value: unknown): value is Source {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
