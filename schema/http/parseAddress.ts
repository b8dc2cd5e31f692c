import { SocketAddress, isIP } from 'node:net'

const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/

/**
 * Reads an IP address as sockets and proxies write it: with a port, in brackets, with a zone, IPv4 inside IPv6. Returns its
 * one spelling, without those; null for everything else, such as `unknown`.
 */
export function parseAddress(text: string): string | null {
  const bare = /^\[([^\]]*)\](?::\d{1,5})?$/.exec(text)?.[1] ?? /^([\d.]+):\d{1,5}$/.exec(text)?.[1] ?? text
  const [address = ''] = bare.split('%')
  const family = isIP(address)
  if (family !== 6) return family === 4 ? address : null
  const spelled = new SocketAddress({ address, family: 'ipv6' }).address
  return MAPPED.exec(spelled)?.[1] ?? spelled
}
