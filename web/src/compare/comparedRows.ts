/** One line of a comparison: a value of each product in their order, null where one has none. */
export type ComparedRow = Readonly<{
  /** Tells it from the others. */
  code: string
  label: string
  values: readonly (string | null)[]
  isDifferent: boolean
}>

/**
 * A line that the page makes itself; null when no product has a value. Of one product alone nothing is different.
 */
export function comparedRow({ code, label, values }: Omit<ComparedRow, 'isDifferent'>): ComparedRow | null {
  if (values.every((value) => value === null)) return null
  return { code, label, values, isDifferent: new Set(values).size > 1 }
}

/** Lines to show, the page's own first; what the shop names a second time is left out. */
export function comparedRows(
  own: readonly (ComparedRow | null)[],
  attributes: readonly (ComparedRow | null)[],
  onlyDifferences: boolean,
): Readonly<{ shown: readonly ComparedRow[]; total: number }> {
  const first = own.filter((row) => row !== null)
  const labels = new Set(first.map(({ label }) => label.toLocaleLowerCase()))
  const others = attributes.filter((row) => row !== null)
  const all = [...first, ...others.filter(({ label }) => !labels.has(label.toLocaleLowerCase()))]
  return { shown: onlyDifferences ? all.filter(({ isDifferent }) => isDifferent) : all, total: all.length }
}
