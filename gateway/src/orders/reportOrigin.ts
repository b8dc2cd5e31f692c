import { loggedError } from '../errors/core/loggedError.ts'
import type { CartScope } from '../cart/cartClient.ts'
import type { RequestScope } from '../app/requestScope.ts'

/**
 * Reports the campaign of the session's cart to the platform, as `POST set-origin?utmSource&cartId`. A failure is
 * logged and does not stop the order.
 */
export async function reportOrigin(
  { upstream, session, log }: Pick<CartScope, 'upstream' | 'session'> & Pick<RequestScope, 'log'>,
  named: string | null | undefined,
  idempotencyKey: string | undefined,
): Promise<void> {
  const utmSource = (named ?? '').trim()
  if (utmSource === '') return
  const body = { utmSource, cartId: session.cartToken }
  await upstream
    .call('cartOrigin', { query: { utmSource }, body, idempotencyKey })
    .catch((error: unknown) =>
      log.warn(loggedError(error), 'the campaign of an order could not be reported to the platform'),
    )
}
