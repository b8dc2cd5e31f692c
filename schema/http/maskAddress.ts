/** Query parameters that are secrets, or personal. */
const PARAMETERS =
  /([?&](?:token|userToken|refreshToken|resetToken|groupToken|cartId|owner|key|proof|code|state|email|phone|password|accountNumber|cuenta|nip|clave|solicitud)=)[^&#]*/gi
/** Path prefixes of secret codes: shared carts and lists, receipts, payments. */
const CODES = /(\/(?:(?:cart|checkout|wishlist)\/shared|shared-cart|favorites|wishlist|receipt|pay)\/)[^/?#]+/gi

/** Masks the codes in the path and the secrets in the query of an address, for logs. */
export function maskAddress(address: string): string {
  return address.replaceAll(CODES, '$1***').replaceAll(PARAMETERS, '$1***')
}
