import { type JsonRecord, isJsonRecord } from '../../relay/payload.ts'
import { MOVED_PERMANENTLY } from '../limits.ts'
import type { PageRequest, Verdict } from '../shopRoute.ts'

/** Returns the verdict on `cmsPage(identifier:)`: not found, a page with another name here, or found. */
export function cmsVerdict(data: JsonRecord, { params }: PageRequest): Verdict {
  const page = data['cmsPage']
  if (!isJsonRecord(page)) return { kind: 'notFound' }
  const { identifier } = page
  if (typeof identifier !== 'string' || identifier === params['slug']) return { kind: 'found' }
  return { kind: 'moved', path: `/i/${encodeURIComponent(identifier)}`, status: MOVED_PERMANENTLY }
}
