import { loggedError } from '../errors/core/loggedError.ts'
import { pullCart } from '../cart/cartClient.ts'
import { cartKey } from '../cart/cartKey.ts'
import { externalCheckoutAddress } from '../checkout/externalCheckoutAddress.ts'
import { settingsOf } from '../stores/storeSettings.ts'
import type { CoreServices } from '../http/coreServices.ts'
import { failureLevel } from '../http/failureLevel.ts'
import type { Navigation } from './navigation.ts'

/**
 * `GET /checkout/external`: redirects a browser to the checkout on another host, with its session's cart. Only for
 * navigations, never for scripts, since the address holds the cart's token. Without a cart, redirects to the cart page.
 */
export async function transferCart({ env, log }: CoreServices, navigation: Navigation): Promise<void> {
  const { store, requestId, findNothing, redirectTo, sendTo } = navigation
  const base = settingsOf(env.STORE_SETTINGS, store).externalCheckoutUrl
  if (base === null) return findNothing()
  try {
    const address = await addressFor(navigation, base)
    if (address === null) redirectTo('/checkout/cart')
    else sendTo(address)
  } catch (error) {
    log[failureLevel(error)](
      { ...loggedError(error), requestId },
      'the cart could not be transferred to the external checkout',
    )
    redirectTo('/checkout/cart')
  }
}

/**
 * Returns the address to which the session's cart is transferred; null for an empty cart. Records the transferred cart
 * in the session.
 */
async function addressFor({ openSession }: Navigation, base: string): Promise<string | null> {
  const { context, keep } = await openSession()
  const { session } = context
  const { cartToken, userToken } = session
  const cart = await pullCart(context)
  if (cartToken === null || !cart || cart.lines.length === 0) return null
  session.update({ handedOver: cartKey(cartToken) })
  await keep()
  return externalCheckoutAddress({ base, userToken, cartToken })
}
