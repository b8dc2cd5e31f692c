/** Query parameters that are secrets, or personal. */
const PARAMETERS =
  /([?&](?:token|userToken|refreshToken|resetToken|groupToken|cartId|owner|key|proof|code|state|email|phone|password)=)[^&#]*/gi
/** Folders of codes that open something for anyone who knows them: shared carts and lists, receipts, payments. */
const CODES = /(\/(?:(?:cart|checkout|wishlist)\/shared|wishlist|receipt|pay)\/)[^/?#]+/gi

/** An address as it may stand in a log: without the codes in its path and the secrets in its query. */
export function maskAddress(address: string): string {
  return address.replaceAll(CODES, '$1***').replaceAll(PARAMETERS, '$1***')
}
