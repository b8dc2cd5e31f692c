import type { RecordSource } from 'relay-runtime'

/**
 * Paths in the record store. Every product of a loaded list has its `urlPath`, every category of a menu its `link`: no
 * separate index is needed, and paths disappear with their records.
 */

/** Returns the id of a path's record (the path has its leading slash), undefined when none is known. */
export function recordAt(source: RecordSource, path: string): string | undefined {
  const urlPath = path.slice(1)
  return source.getRecordIDs().find((id) => source.get(id)?.['urlPath'] === urlPath)
}

/** Returns true when a list or a menu has named the path: a click on it needs no look-up. */
export function isListed(source: RecordSource, path: string): boolean {
  return recordAt(source, path) !== undefined || source.getRecordIDs().some((id) => source.get(id)?.['link'] === path)
}
