import { SHOP_PATHS } from '../../import/values/safeAddress.ts'
import { stores } from '../../stores.ts'
import type { StoreDefinition } from '../../stores.ts'
import { RULE_ADDRESS_MAX_CHARACTERS, RULE_HOPS_MAX } from './limits.ts'

/** A redirect of a store. `from` is without a leading slash, as it is looked up; `to` has one. */
export type SeoRule = Readonly<{ store: StoreDefinition; from: string; to: string; status: 301 | 302 }>

/** Reason why a rule is refused. */
export type RuleFault =
  | 'store'
  | 'from'
  | 'to'
  | 'status'
  /** The target is outside the shop. */
  | 'stranger'
  /** A page of the shop answers to the address. */
  | 'page'
  /** The rules would lead back to where they began. */
  | 'circle'
  /** More rules would follow each other than the storefront follows. */
  | 'hops'
  /** The address has two rules in one file. */
  | 'twice'

type Written = Readonly<{ store: unknown; from: unknown; to: unknown; status: unknown }>

/** Addresses of pages that the storefront has in every store. */
const PAGES: ReadonlySet<string> = new Set(SHOP_PATHS.filter((path) => !path.endsWith('**')))

/** Reads a rule as it was written, with the shop's own address in front or without; returns the fault of a wrong one. */
export function readRule({ store: named, from, to, status }: Written, shopOrigin: string): SeoRule | RuleFault {
  const store = stores.find((known) => known.code === named)
  if (store === undefined) return 'store'
  const path = readPath(from)
  if (path === null) return 'from'
  const target = readTarget(to, shopOrigin)
  if ('fault' in target) return target.fault
  const code = Number(status)
  if (code !== 301 && code !== 302) return 'status'
  if (PAGES.has(path)) return 'page'
  return { store, from: path, to: target.path, status: code }
}

/** Returns the path of an address as rules are looked up by: decoded, without slashes at its ends and without a query. */
export function readPath(address: unknown): string | null {
  if (typeof address !== 'string' || address.length > RULE_ADDRESS_MAX_CHARACTERS) return null
  const [path = ''] = address.trim().split(/[?#]/)
  try {
    const decoded = decodeURIComponent(path).replace(/^\/+|\/+$/g, '')
    return decoded === '' || /\p{Cc}|\\/u.test(decoded) ? null : decoded
  } catch {
    return null
  }
}

function readTarget(address: unknown, shopOrigin: string): Readonly<{ path: string }> | Readonly<{ fault: RuleFault }> {
  if (typeof address !== 'string' || address.length > RULE_ADDRESS_MAX_CHARACTERS) return { fault: 'to' }
  const text = address.trim()
  if (text === '' || /\p{Cc}|\\/u.test(text)) return { fault: 'to' }
  if (!/^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(text)) return { path: `/${text.replace(/^\/+/, '')}` }
  const url = URL.parse(text, shopOrigin)
  if (url === null || url.origin !== new URL(shopOrigin).origin) return { fault: 'stranger' }
  return { path: url.pathname + url.search + url.hash }
}

/**
 * Returns the fault of a rule among the others of its store: a circle, or too many that follow each other, before it or
 * after it. A target in another store ends the chain.
 * @param targetOf returns the target of the rule at a path of the store, null without one
 * @param sourcesOf returns the paths of the store whose rules lead to a path
 */
export function chainFault(
  { store, from, to }: SeoRule,
  targetOf: (path: string) => string | null,
  sourcesOf: (path: string) => readonly string[],
): RuleFault | null {
  const seen = new Set([from])
  let hops = 1
  let target: string | null = to
  for (let path = pathInside(target, store); path !== null; path = target === null ? null : pathInside(target, store)) {
    if (seen.has(path)) return 'circle'
    seen.add(path)
    target = targetOf(path)
    if (target === null) break
    hops += 1
    if (hops > RULE_HOPS_MAX) return 'hops'
  }
  return hops + longestWayTo(from, sourcesOf, RULE_HOPS_MAX) > RULE_HOPS_MAX ? 'hops' : null
}

/** Returns the number of rules that lead to a path one after the other, at most `max` and one. */
function longestWayTo(path: string, sourcesOf: (path: string) => readonly string[], max: number): number {
  if (max < 0) return 0
  return Math.max(0, ...sourcesOf(path).map((source) => 1 + longestWayTo(source, sourcesOf, max - 1)))
}

/** Returns the path of a target inside a store; null for one in another store. */
export function pathInside(target: string, store: StoreDefinition): string | null {
  const path = readPath(target)
  if (path === null) return null
  const [first = ''] = path.split('/')
  return stores.some(({ code }) => code === first && code !== store.code) ? null : path
}
