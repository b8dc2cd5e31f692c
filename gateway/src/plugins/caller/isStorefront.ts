import type { IncomingHttpHeaders } from 'node:http'

/** Values of `X-Hogar-Client` that the storefront sends, from browsers and from its server. */
const STOREFRONT: ReadonlySet<string | string[] | undefined> = new Set(['web', 'web-server'])

/** Returns true for a request that names itself the storefront's. It grants nothing: any client may do so. */
export function isStorefront(headers: IncomingHttpHeaders): boolean {
  return STOREFRONT.has(headers['x-hogar-client'])
}
