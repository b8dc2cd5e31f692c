import { isGiven } from '../graph/isGiven.ts'
import { ROUTE_PATH_MAX_CHARACTERS } from './limits.ts'

/** What a path says by its shape alone. */
export type RouteShape =
  | Readonly<{ kind: 'product'; sku: string; childSku: string | null }>
  | Readonly<{ kind: 'category'; slug: string }>
  | Readonly<{ kind: 'cmsPage'; identifier: string }>
  | Readonly<{ kind: 'mapped'; path: string }>

/**
 * Reads a storefront path: `p/{sku}/{slug}/{childSku}`, `c/{slug}` and `i/{slug}` name their object themselves, everything
 * else is the platform's to map. Null for what cannot be a page: the shop's own root, a path too long or badly encoded.
 */
export function routePath(path: string): RouteShape | null {
  if (path.length > ROUTE_PATH_MAX_CHARACTERS) return null
  const [withoutQuery = ''] = path.split(/[?#]/)
  const parts = withoutQuery
    .split('/')
    .filter((part) => part !== '')
    .map(decodePart)
  if (parts.length === 0 || parts.some((part) => part === null)) return null
  const [first, second, , fourth] = parts
  if (first === 'p' && isGiven(second) && parts.length <= 4)
    return { kind: 'product', sku: second, childSku: fourth ?? null }
  if (first === 'c' && isGiven(second) && parts.length === 2) return { kind: 'category', slug: second }
  if (first === 'i' && isGiven(second) && parts.length === 2) return { kind: 'cmsPage', identifier: second }
  return { kind: 'mapped', path: parts.join('/') }
}

/** Null for what no page can be named: bad encoding, and the NUL that databases fail on. */
function decodePart(part: string): string | null {
  try {
    const decoded = decodeURIComponent(part)
    return decoded.includes('\0') ? null : decoded
  } catch {
    return null
  }
}
