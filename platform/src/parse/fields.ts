/** Object of a document whose fields are unknown. The readers below accept numbers as text and the like, as documents have them. */
export type Fields = Readonly<Record<string, unknown>>

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** An object, or an empty one. */
export function fieldsOf(value: unknown): Fields {
  return isFields(value) ? value : {}
}

/** A list; an object keyed by id counts as the list of its values, anything else as empty. */
export function listOf(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value
  return isFields(value) ? Object.values(value) : []
}

/** The objects of a list. */
export function fieldListOf(value: unknown): readonly Fields[] {
  return listOf(value).filter(isFields)
}

/** Trimmed text; numbers count as their digits; empty and anything else is null. */
export function textOf(value: unknown): string | null {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value)
  if (typeof value !== 'string') return null
  const text = value.trim()
  return text === '' ? null : text
}

/** A finite number out of a number or numeric text, else null. */
export function numberOf(value: unknown): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null
  if (typeof value !== 'string' || value.trim() === '') return null
  const number = Number(value)
  return Number.isFinite(number) ? number : null
}

/** A whole number that a database `integer` holds, else null. */
export function integerOf(value: unknown): number | null {
  const number = numberOf(value)
  return number !== null && Number.isInteger(number) && Math.abs(number) <= 2_147_483_647 ? number : null
}

/** Number of a document: a whole number that JSON carries exactly, up to 2^53, else null. */
export function idNumberOf(value: unknown): number | null {
  const number = numberOf(value)
  return Number.isSafeInteger(number) ? number : null
}

/** A truth value as exports spell it: booleans, 0 and 1, "0" and "1", "true" and "false"; else null. */
export function booleanOf(value: unknown): boolean | null {
  if (typeof value === 'boolean') return value
  const text = textOf(value)?.toLowerCase()
  if (text === '1' || text === 'true') return true
  if (text === '0' || text === 'false') return false
  return null
}
