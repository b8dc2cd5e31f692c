const USUAL = /^#[\da-f]{6}$/

/** A colour as `#rrggbb`, from that, from `#rgb`, or without the hash; null for anything else. */
export function readHexColor(value: unknown): string | null {
  if (typeof value !== 'string') return null
  if (USUAL.test(value)) return value
  const [, digits] = /^#?([\da-f]{6}|[\da-f]{3})$/i.exec(value.trim()) ?? []
  if (digits === undefined) return null
  const full = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits
  return `#${full.toLowerCase()}`
}
