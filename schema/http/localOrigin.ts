const LOOPBACK: ReadonlyMap<string, string> = new Map([
  ['0.0.0.0', '127.0.0.1'],
  ['::', '::1'],
])

/**
 * Returns the origin of a server on this machine for its neighbours: at the address on which all of them listen, or at the
 * loopback if that is every address.
 */
export function localOrigin(host: string, port: number | string): string {
  const address = LOOPBACK.get(host) ?? host
  return `http://${address.includes(':') ? `[${address}]` : address}:${port}`
}
