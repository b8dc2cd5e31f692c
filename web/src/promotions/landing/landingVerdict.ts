import { type JsonRecord, isJsonRecord } from '../../relay/payload.ts'
import { MOVED_PERMANENTLY } from '../../routing/limits.ts'
import type { Verdict } from '../../routing/shopRoute.ts'
import { routeTargetVerdict } from '../../routing/targets/routeTargetVerdict.ts'

/** Returns the verdict on `/category/…`: a landing page, the address of the category of this name, or not found. */
export function landingVerdict(data: JsonRecord): Verdict {
  const target = data['route']
  if (!isJsonRecord(target)) return { kind: 'notFound' }
  const { __typename: type, slug } = target
  if (type === 'Category' && typeof slug === 'string')
    return { kind: 'moved', path: `/c/${encodeURIComponent(slug)}`, status: MOVED_PERMANENTLY }
  return type === 'Landing' || type === 'Redirect' ? routeTargetVerdict(data) : { kind: 'notFound' }
}
