const GRAPHEMES = new Intl.Segmenter('es', { granularity: 'grapheme' })

/** Returns a person's initials, such as `A. L.`; empty without a name. */
export function initials(names: readonly string[]): string {
  return names
    .flatMap((name) => firstSign(name.trim()) ?? [])
    .map((sign) => `${sign.toLocaleUpperCase('es')}.`)
    .join(' ')
}

/** Masks an e-mail address except its first character and its host: `a…@example.mx`. Null for an invalid one. */
export function maskedEmail(email: string | null): string | null {
  const at = email?.lastIndexOf('@') ?? -1
  if (email === null || at < 1) return null
  return `${firstSign(email) ?? ''}…${email.slice(at)}`
}

function firstSign(text: string): string | undefined {
  for (const { segment } of GRAPHEMES.segment(text)) return segment
  return undefined
}
