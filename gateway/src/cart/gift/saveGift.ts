import type { PlatformScope } from '../../app/requestScope.ts'
import type { GiftMessage } from '../../__generated__/schemaTypes.ts'

/** Sets the gift message of the session's cart, or removes it. */
export async function saveGift(
  { upstream }: Pick<PlatformScope, 'upstream'>,
  gift: GiftMessage | null,
  idempotencyKey?: string,
): Promise<void> {
  await upstream.call('cartGift', { body: { gift: gift === null ? null : giftBody(gift) }, idempotencyKey })
}

function giftBody({ to, from, message, hidesPrices }: GiftMessage) {
  return { to, from, message, hide_prices: hidesPrices }
}
