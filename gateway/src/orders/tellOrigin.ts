import type { CartScope } from '../cart/cartClient.ts'
import type { GraphContext } from '../graph/context.ts'

/**
 * Tells the platform who sent the shopper of the session's cart, as `POST set-origin?utmSource&cartId`. Whatever comes of
 * it, the order is placed: what failed is logged.
 */
export async function tellOrigin(
  { upstream, session, log }: Pick<CartScope, 'upstream' | 'session'> & Pick<GraphContext, 'log'>,
  named: string | null | undefined,
  idempotencyKey: string | undefined,
): Promise<void> {
  const utmSource = (named ?? '').trim()
  if (utmSource === '') return
  const body = { utmSource, cartId: session.cartToken }
  await upstream
    .call('cartOrigin', { query: { utmSource }, body, idempotencyKey })
    .catch((error: unknown) => log.warn({ err: error }, 'the platform did not take where an order came from'))
}
