/** Name of the cookie that holds a shopper's sealed session. Each store has its own: carts of two stores have two currencies. */
export function sessionCookieName(storeCode: string): string {
  return `hogar_session_${storeCode}`
}

/** Name of the cookie of shoppers with prices of their own: their pages are rendered for them alone. */
export function ownPricesCookieName(storeCode: string): string {
  return `hogar_prices_${storeCode}`
}

/** Name of the cookie that holds the credit account and credit application of a session. */
export function creditCookieName(storeCode: string): string {
  return `hogar_credit_${storeCode}`
}
