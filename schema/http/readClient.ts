import type { IncomingHttpHeaders } from 'node:http'
import { parseAddress } from './parseAddress.ts'
import type { ProxyTrust } from './proxyTrust.ts'
import { readHost } from './readHost.ts'

/** The client of a request, and the address that it used, as far as the proxies on the way are believed. */
export type Client = Readonly<{
  /** IP address; `unknown` when the connection has none. */
  address: string
  scheme: 'http' | 'https'
  /** Host that the client asked for; null when no believed proxy names one. */
  forwardedHost: string | null
}>

type Asked = Readonly<{ headers: IncomingHttpHeaders; socket: Readonly<{ remoteAddress?: string | undefined }> }>

/**
 * Reads the client of a request. Each proxy appends the address of its own peer to `X-Forwarded-For`, so the list is read
 * from the right, for as long as the hop that reports is believed: what stands left of that is the client's own claim. An
 * entry that is no address ends the walk. Scheme and host count from a believed peer only. Never throws.
 */
export function readClient({ headers, socket }: Asked, isTrusted: ProxyTrust): Client {
  const reported = entriesOf(headers['x-forwarded-for'])
  let address = parseAddress(socket.remoteAddress ?? '') ?? 'unknown'
  let hops = 0
  while (isTrusted(address, hops)) {
    hops += 1
    const next = parseAddress(reported.at(-hops) ?? '')
    if (next === null) break
    address = next
  }
  const forwarded = (name: string) => (hops === 0 ? undefined : entryOf(entriesOf(headers[name]), hops))
  return {
    address,
    scheme: forwarded('x-forwarded-proto')?.toLowerCase() === 'https' ? 'https' : 'http',
    forwardedHost: readHost(forwarded('x-forwarded-host')),
  }
}

/** The entry of the outermost believed proxy; a proxy that overwrites the header leaves one entry for all. */
function entryOf(entries: readonly string[], hops: number): string | undefined {
  return entries[Math.max(0, entries.length - hops)]
}

function entriesOf(header: string | readonly string[] | undefined): readonly string[] {
  const text = typeof header === 'string' ? header : (header ?? []).join(',')
  return text
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')
}
