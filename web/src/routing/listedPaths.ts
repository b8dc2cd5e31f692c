import type { RecordSource } from 'relay-runtime'

/**
 * What the store of records knows of addresses. Every product that a list has brought carries its `urlPath`, every
 * category of a menu its `link`: nothing has to be written down beside them, and what the store lets go of is forgotten.
 */

/** The record id of what stands at a path (with its leading slash), undefined when none is known. */
export function recordAt(source: RecordSource, path: string): string | undefined {
  const urlPath = path.slice(1)
  return source.getRecordIDs().find((id) => source.get(id)?.['urlPath'] === urlPath)
}

/** True when a list or a menu has named the path: what a click on it shows needs no look-up. */
export function isListed(source: RecordSource, path: string): boolean {
  return recordAt(source, path) !== undefined || source.getRecordIDs().some((id) => source.get(id)?.['link'] === path)
}
