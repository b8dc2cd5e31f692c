import { loggedError } from '../../errors/core/loggedError.ts'
import * as v from 'valibot'
import type { Notice } from '../../__generated__/schemaTypes.ts'
import type { RequestScope } from '../../app/requestScope.ts'
import { ARRIVAL_NOTICES_MAX, ARRIVAL_NOTICES_TTL_MS } from '../limits.ts'

type Scope = Pick<RequestScope, 'session' | 'sharedStore' | 'store' | 'log'>

/** Notices that merging a guest's cart can produce. */
const noticesSchema = v.array(
  v.object({
    code: v.picklist(['CART_MERGED_IN_PART', 'COUPON_REMOVED']),
    message: v.string(),
    priceChange: v.null(),
  }),
)

const keyOf = ({ session, store }: Scope) => `arrival:${store.code}:${session.id}`

/**
 * Stores notices for the page that follows a sign-in without a form. The redirect's address cannot carry them, since it
 * can be forged, and the sealed session has no room. Without the shared store they are lost.
 */
export async function keepArrivalNotices(scope: Scope, notices: readonly Notice[]): Promise<void> {
  const kept = JSON.stringify(notices.slice(0, ARRIVAL_NOTICES_MAX))
  try {
    await scope.sharedStore.set(keyOf(scope), kept, ARRIVAL_NOTICES_TTL_MS)
  } catch (error) {
    scope.log.warn(loggedError(error), 'sign-in notices could not be stored')
  }
}

/**
 * Returns the notices stored for this session. They remain until they expire: a page that is reloaded shows them again.
 */
export async function readArrivalNotices(scope: Scope): Promise<readonly Notice[]> {
  try {
    const parsed = v.safeParse(noticesSchema, JSON.parse((await scope.sharedStore.get(keyOf(scope))) ?? '[]'))
    return parsed.success ? parsed.output : []
  } catch (error) {
    scope.log.warn(loggedError(error), 'sign-in notices could not be read')
    return []
  }
}
