import { type JsonRecord, isJsonRecord } from '../relay/payload.ts'
import type { Verdict } from '../routing/shopRoute.ts'
import { routeTargetVerdict } from '../routing/targets/routeTargetVerdict.ts'

const SHOWN: readonly unknown[] = ['Promotion', 'CmsPage', 'Redirect']

/** Returns the verdict on `/promotions/…`: a promotion, an editors' page of this name, a redirect, or not found. */
export function promotionVerdict(data: JsonRecord): Verdict {
  const target = data['route']
  return isJsonRecord(target) && SHOWN.includes(target['__typename']) ? routeTargetVerdict(data) : { kind: 'notFound' }
}
