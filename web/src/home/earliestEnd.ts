/** The first of some moments (ISO), null when none of them is known. */
export function earliestEnd(moments: readonly (string | null | undefined)[]): string | null {
  return moments.reduce<string | null>((earliest, moment) => {
    if (!moment) return earliest
    return earliest === null || Date.parse(moment) < Date.parse(earliest) ? moment : earliest
  }, null)
}
