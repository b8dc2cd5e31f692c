/** Row of a comparison: one value per product in their order, null for none. */
export type ComparedRow = Readonly<{
  /** Identifies the row. */
  code: string
  label: string
  values: readonly (string | null)[]
  isDifferent: boolean
}>

/** Creates a row; null if no product has a value. A single product has no differences. */
export function comparedRow({ code, label, values }: Omit<ComparedRow, 'isDifferent'>): ComparedRow | null {
  if (values.every((value) => value === null)) return null
  return { code, label, values, isDifferent: new Set(values).size > 1 }
}

/** Codes of the gateway's rows that say the same as a row of the page. */
const COVERED: Readonly<Record<string, readonly string[]>> = {
  'own:brand': ['marca'],
  'own:measures': ['width', 'height', 'depth'],
  'own:weight': ['weight'],
}

/** Returns the rows to show, the page's own first; leaves out duplicates from the platform. */
export function comparedRows(
  own: readonly (ComparedRow | null)[],
  attributes: readonly (ComparedRow | null)[],
  onlyDifferences: boolean,
): Readonly<{ shown: readonly ComparedRow[]; total: number }> {
  const first = own.filter((row) => row !== null)
  const labels = new Set(first.map(({ label }) => label.toLocaleLowerCase()))
  const covered = new Set(first.flatMap(({ code }) => COVERED[code] ?? []))
  const others = attributes
    .filter((row) => row !== null)
    .filter(({ code, label }) => !covered.has(code) && !labels.has(label.toLocaleLowerCase()))
  const all = [...first, ...others]
  return { shown: onlyDifferences ? all.filter(({ isDifferent }) => isDifferent) : all, total: all.length }
}
