import type { SnapshotRecords } from '../relay/records/snapshotRecords.ts'

/** Product in the offline snapshot: its name and its path inside the store. */
export type SnapshotMatch = Readonly<{ name: string; path: string }>

/**
 * Returns products among stored records whose name has every word of a term, regardless of accents, sorted by name.
 */
export function snapshotMatches(records: SnapshotRecords, term: string): readonly SnapshotMatch[] {
  const words = fold(term).split(/\s+/).filter(Boolean)
  if (words.length === 0) return []
  return Object.values(records)
    .flatMap(({ __typename: type, name, urlPath }) => {
      if (typeof type !== 'string' || !type.endsWith('Product')) return []
      if (typeof name !== 'string' || typeof urlPath !== 'string') return []
      return words.every((word) => fold(name).includes(word)) ? [{ name, path: `/${urlPath}` }] : []
    })
    .sort((one, other) => one.name.localeCompare(other.name))
}

/** Returns a text in lower case, without accents. */
function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
}
