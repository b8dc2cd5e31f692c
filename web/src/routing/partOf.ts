import type { RecordSource } from 'relay-runtime'
import { type JsonRecord, isJsonRecord } from '../relay/payload.ts'
import type { PagePart } from './createPagePart.tsx'
import type { ShopRoute } from './shopRoute.ts'

type Records = Pick<RecordSource, 'get' | 'getRecordIDs'>
type Route = Pick<ShopRoute, 'partOf' | 'principal'>

/** Returns the part that renders the principal object of an answer; undefined when there is none. */
export function partOfAnswer({ partOf, principal }: Route, answer: JsonRecord | null): PagePart | undefined {
  const object = principal === null ? null : answer?.[principal]
  return isJsonRecord(object) ? partOf?.(String(object['__typename'])) : undefined
}

/** Returns the part that renders a path by its record; undefined when there is no record. */
export function partOfPath({ partOf }: Route, source: Records, path: string): PagePart | undefined {
  if (!partOf) return undefined
  const only = partOf('')
  if (only) return only
  const urlPath = path.slice(1)
  for (const id of source.getRecordIDs()) {
    const record = source.get(id)
    if (record?.['urlPath'] !== urlPath && record?.['link'] !== path) continue
    const part = partOf(String(record['__typename']))
    if (part) return part
  }
  return undefined
}
