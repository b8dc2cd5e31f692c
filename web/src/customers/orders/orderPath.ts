/** Returns the path of an account's order inside the store, by its global id. */
export function orderPath(id: string): string {
  return `/my-account/orders/${encodeURIComponent(id)}`
}
