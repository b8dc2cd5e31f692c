type FirstEnd = Readonly<{
  moment: string
  /** True if all end then. */
  isCommon: boolean
}>

/** Returns the first of some ends (ISO; null: none), and whether it is that of all; null if none is known. */
export function firstEnd(ends: readonly (string | null | undefined)[]): FirstEnd | null {
  const known = ends.flatMap((end) => end ?? [])
  const [moment] = known.toSorted((one, other) => Date.parse(one) - Date.parse(other))
  if (moment === undefined) return null
  return { moment, isCommon: ends.every((end) => end && Date.parse(end) === Date.parse(moment)) }
}
