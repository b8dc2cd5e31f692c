const GRAPHEMES = new Intl.Segmenter('es', { granularity: 'grapheme' })

/** A person's initials: `A. L.`. Empty for nobody. */
export function initials(names: readonly string[]): string {
  return names
    .flatMap((name) => firstSign(name.trim()) ?? [])
    .map((sign) => `${sign.toLocaleUpperCase('es')}.`)
    .join(' ')
}

/** An address for mail with only its first sign and its host left: `a…@example.mx`. Null for what is none. */
export function maskedEmail(email: string | null): string | null {
  const at = email?.lastIndexOf('@') ?? -1
  if (email === null || at < 1) return null
  return `${firstSign(email) ?? ''}…${email.slice(at)}`
}

function firstSign(text: string): string | undefined {
  for (const { segment } of GRAPHEMES.segment(text)) return segment
  return undefined
}
