type Kind = Readonly<{ code: string; name: string }>

/** Counts the kinds of rooms, in the order of the first of each. */
export function countKinds(kinds: readonly Kind[]): readonly (Kind & Readonly<{ count: number }>)[] {
  const counts = new Map<string, Kind & Readonly<{ count: number }>>()
  for (const { code, name } of kinds) counts.set(code, { code, name, count: (counts.get(code)?.count ?? 0) + 1 })
  return [...counts.values()]
}
