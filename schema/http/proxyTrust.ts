import { BlockList } from 'node:net'
import * as v from 'valibot'
import { parseAddress } from './parseAddress.ts'

/**
 * Decides whether a hop of a request's way is a proxy that is believed. Hop 0 is the peer of the connection, hop 1 is the
 * address that this peer reports, and so on.
 */
export type ProxyTrust = (address: string, hop: number) => boolean

const LOOPBACK = ['127.0.0.0/8', '::1/128']
const EXPECTED =
  'none, loopback, the number of proxies in front (1 to 9), or their networks like 10.0.0.0/8,fd00::/8; there is no "all", since with it any client could choose its address'

/** The setting `TRUST_PROXY`: `none`, `loopback`, a number of hops, or a list of networks. */
export const proxyTrustSchema = v.pipe(
  v.string(),
  v.rawTransform<string, ProxyTrust>(({ dataset, addIssue, NEVER }) => {
    const trust = parseProxyTrust(dataset.value)
    if (trust) return trust
    addIssue({ message: EXPECTED })
    return NEVER
  }),
  v.description(
    'Proxies whose forwarding headers are trusted: `none`, `loopback`, their number (1 to 9), or networks such as `10.0.0.0/8,fd00::/8`.',
  ),
)

function parseProxyTrust(text: string): ProxyTrust | null {
  if (text === 'none') return () => false
  if (/^[1-9]$/.test(text)) return (_address, hop) => hop < Number(text)
  const networks = text.split(',').flatMap((item) => (item.trim() === 'loopback' ? LOOPBACK : [item.trim()]))
  const list = new BlockList()
  if (!networks.every((network) => addNetwork(list, network))) return null
  return (address) => list.check(address, familyOf(address))
}

function addNetwork(list: BlockList, network: string): boolean {
  const [text = '', given, ...more] = network.split('/')
  const address = parseAddress(text)
  if (address === null || address !== text.toLowerCase() || more.length > 0) return false
  const family = familyOf(address)
  const bits = family === 'ipv4' ? 32 : 128
  const prefix = given === undefined ? bits : /^\d{1,3}$/.test(given) ? Number(given) : Infinity
  // Everything is no network: it would be `all` by another name.
  if (prefix > bits || prefix === 0) return false
  list.addSubnet(address, prefix, family)
  return true
}

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return address.includes(':') ? 'ipv6' : 'ipv4'
}
