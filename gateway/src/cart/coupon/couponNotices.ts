import type { Notice } from '../../__generated__/schemaTypes.ts'
import { notice } from '../../errors/userError.ts'
import type { GraphContext } from '../../app/context.ts'
import { type CartScope, readTotals } from '../cartClient.ts'

/** Returns the coupon code before a change, so that `couponNotices` can report its loss; null without one. */
export async function couponBefore(scope: CartScope): Promise<string | null> {
  return (await readTotals(scope).catch(() => null))?.coupon_code ?? null
}

/** Returns a notice when the earlier coupon no longer applies; empty when it still does, or there was none. */
export async function couponNotices(context: GraphContext, before: string | null): Promise<readonly Notice[]> {
  if (before === null || (await couponBefore(context)) !== null) return []
  return [notice(context.messageLanguage, 'COUPON_REMOVED', { code: before })]
}
