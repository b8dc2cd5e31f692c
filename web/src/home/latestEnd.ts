/** Returns the last of some moments (ISO), null when none of them is known. */
export function latestEnd(moments: readonly (string | null | undefined)[]): string | null {
  return moments.reduce<string | null>((latest, moment) => {
    if (!moment) return latest
    return latest === null || Date.parse(moment) > Date.parse(latest) ? moment : latest
  }, null)
}
