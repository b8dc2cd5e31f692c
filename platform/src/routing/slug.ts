const SPELLED_OUT: Readonly<Record<string, string>> = { ß: 'ss', '″': '', '×': 'x', '+': '-plus-', '&': '-' }
const GERMAN: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue' }

/** A name as it stands in an address: small ASCII letters, digits and single hyphens. German umlauts become two letters. */
export function slug(name: string, language = 'es'): string {
  const lower = name.toLowerCase()
  const german = language === 'de' ? lower.replace(/[äöü]/g, (letter) => GERMAN[letter] ?? letter) : lower
  return german
    .replace(/[ß″×+&]/g, (letter) => SPELLED_OUT[letter] ?? '')
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}
