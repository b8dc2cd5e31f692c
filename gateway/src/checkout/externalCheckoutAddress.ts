export type HandOver = Readonly<{
  /** Base address of the checkout's host, without a trailing slash. */
  base: string
  /** User token; null for a guest. */
  userToken: string | null
  cartToken: string
}>

/**
 * Returns the address of the checkout on another host: the path of the external-checkout contract, each part encoded.
 */
export function externalCheckoutAddress({ base, userToken, cartToken }: HandOver): string {
  return `${base}/vue/cart/sync/token/${encodeURIComponent(userToken ?? '')}/cart/${encodeURIComponent(cartToken)}`
}
