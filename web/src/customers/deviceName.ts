/** Browsers and systems by the marks that they leave, those that others imitate last. */
const BROWSERS = [
  ['Edg', 'Edge'],
  ['OPR/', 'Opera'],
  ['SamsungBrowser', 'Samsung Internet'],
  ['Firefox/', 'Firefox'],
  ['FxiOS', 'Firefox'],
  ['Chrome/', 'Chrome'],
  ['CriOS', 'Chrome'],
  ['Safari/', 'Safari'],
] as const
const SYSTEMS = [
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Android', 'Android'],
  ['Windows', 'Windows'],
  ['Mac OS', 'Mac'],
  ['CrOS', 'ChromeOS'],
  ['Linux', 'Linux'],
] as const

/** What a browser's owner would call it: `Chrome, Android`. Null for one that says nothing that is known. */
export function deviceName(userAgent: string): string | null {
  const find = (marks: readonly (readonly [string, string])[]) => marks.find(([mark]) => userAgent.includes(mark))?.[1]
  return [find(BROWSERS), find(SYSTEMS)].filter(Boolean).join(', ') || null
}
