/** Query parameters that are secrets, the key to a cart, or personal. */
const PARAMETERS =
  /([?&](?:token|userToken|refreshToken|resetToken|groupToken|cartId|owner|key|proof|code|state|email|phone|password|accountNumber|cuenta|nip|clave|solicitud)=)[^&#]*/gi
/** Folders of codes that open something for anyone who knows them: shared carts and lists, receipts, payments. */
const CODES = /(\/(?:(?:cart|checkout|wishlist)\/shared|shared-cart|favorites|wishlist|receipt|pay)\/)[^/?#]+/gi

/** A URL as it may stand in a log. The storefront and the gateway mask theirs by the same rule, which a test holds. */
export function scrubUrl(url: string): string {
  return url.replaceAll(CODES, '$1***').replaceAll(PARAMETERS, '$1***')
}
