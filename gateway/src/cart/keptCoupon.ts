import type { Notice } from '../__generated__/resolverTypes.ts'
import { notice } from '../errors/userError.ts'
import { type CartScope, readTotals } from './cartClient.ts'

/** The coupon in use before a change, so that the shopper can be told when the change costs it. */
export async function couponBefore(scope: CartScope): Promise<string | null> {
  return (await readTotals(scope).catch(() => null))?.coupon_code ?? null
}

/** Tells that the coupon of before no longer applies; nothing when it does, or there was none. */
export async function couponNotices(scope: CartScope, before: string | null): Promise<readonly Notice[]> {
  if (before === null || (await couponBefore(scope)) !== null) return []
  return [notice(scope.store.language, 'COUPON_REMOVED', { code: before })]
}
