const USUAL = /^#[\da-f]{6}$/

/** Parses a colour to `#rrggbb`; accepts `#rgb` and a missing hash, null for anything else. */
export function readHexColor(value: unknown): string | null {
  if (typeof value !== 'string') return null
  if (USUAL.test(value)) return value
  const [, digits] = /^#?([\da-f]{6}|[\da-f]{3})$/i.exec(value.trim()) ?? []
  if (digits === undefined) return null
  const full = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits
  return `#${full.toLowerCase()}`
}
