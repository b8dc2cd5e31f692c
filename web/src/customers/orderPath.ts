/** Path inside the store of an order of the account, by its global id. */
export function orderPath(id: string): string {
  return `/my-account/orders/${encodeURIComponent(id)}`
}
