export type HandOver = Readonly<{
  /** Of the checkout's host, without a slash at its end. */
  base: string
  /** Null for a guest. */
  userToken: string | null
  cartToken: string
}>

/** Where the checkout on another host takes over a cart: the path of the external-checkout contract, each part encoded. */
export function externalCheckoutAddress({ base, userToken, cartToken }: HandOver): string {
  return `${base}/vue/cart/sync/token/${encodeURIComponent(userToken ?? '')}/cart/${encodeURIComponent(cartToken)}`
}
