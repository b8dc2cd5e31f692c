import * as v from 'valibot'
import type { Notice } from '../__generated__/resolverTypes.ts'
import type { GraphContext } from '../graph/context.ts'
import { ARRIVAL_NOTICES_MAX, ARRIVAL_NOTICES_TTL_MS } from './limits.ts'

type Scope = Pick<GraphContext, 'session' | 'sharedStore' | 'store' | 'log'>

/** What bringing a guest's cart along may have to say. */
const noticesSchema = v.array(
  v.object({
    code: v.picklist(['CART_MERGED_IN_PART', 'COUPON_REMOVED']),
    message: v.string(),
    priceChange: v.null(),
  }),
)

const keyOf = ({ session, store }: Scope) => `arrival:${store.code}:${session.id}`

/**
 * Keeps what is to be said on the page that a sign-in without a form leads to: an address has no room for it that nobody
 * else could fill, and the sealed session none to spare. Without the shared store it goes unsaid.
 */
export async function keepArrivalNotices(scope: Scope, notices: readonly Notice[]): Promise<void> {
  const kept = JSON.stringify(notices.slice(0, ARRIVAL_NOTICES_MAX))
  try {
    await scope.sharedStore.set(keyOf(scope), kept, ARRIVAL_NOTICES_TTL_MS)
  } catch (error) {
    scope.log.warn({ err: error }, 'what a sign-in had to say was lost')
  }
}

/** What was kept for this session. It is said until its time is over: a page that is loaded again says it again. */
export async function readArrivalNotices(scope: Scope): Promise<readonly Notice[]> {
  try {
    const parsed = v.safeParse(noticesSchema, JSON.parse((await scope.sharedStore.get(keyOf(scope))) ?? '[]'))
    return parsed.success ? parsed.output : []
  } catch (error) {
    scope.log.warn({ err: error }, 'what a sign-in had to say could not be read')
    return []
  }
}
