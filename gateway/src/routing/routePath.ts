import { decodeParts } from '@hogar/schema/routing/encodePath.ts'
import { ROUTE_PATH_MAX_CHARACTERS } from '@hogar/schema/routing/limits.ts'
import { isGiven } from '../graph/isGiven.ts'

/** Target of a path, as far as its shape determines it. */
export type RouteShape =
  | Readonly<{ kind: 'product'; sku: string; childSku: string | null }>
  | Readonly<{ kind: 'category'; slug: string }>
  | Readonly<{ kind: 'cmsPage'; identifier: string }>
  | Readonly<{ kind: 'promotion'; identifier: string; path: string }>
  | Readonly<{ kind: 'landing'; name: string; path: string }>
  | Readonly<{ kind: 'mapped'; path: string }>

/**
 * Parses a storefront path: `p/{sku}/{slug}/{childSku}`, `c/{slug}` and `i/{slug}` name their object,
 * `promotions/{slug}` names a promotion or an editors' page, `category/{landing}` a landing page or a category by any of
 * its names; the platform maps every other path. Returns null for a path that cannot be a page: the shop's root, or one that is too long or cannot
 * be decoded.
 */
export function routePath(path: string): RouteShape | null {
  if (path.length > ROUTE_PATH_MAX_CHARACTERS) return null
  const parts = decodeParts(path)
  // Platforms trim a path, and refuse one of blanks only.
  if (parts === null || parts.every((part) => part.trim() === '')) return null
  const [first, second, , fourth] = parts
  const whole = parts.join('/')
  if (first === 'p' && isGiven(second) && parts.length <= 4)
    return { kind: 'product', sku: second, childSku: fourth ?? null }
  if (isGiven(second) && parts.length === 2) {
    if (first === 'c') return { kind: 'category', slug: second }
    if (first === 'i') return { kind: 'cmsPage', identifier: second }
    if (first === 'promotions') return { kind: 'promotion', identifier: second, path: whole }
    if (first === 'category') return { kind: 'landing', name: second, path: whole }
  }
  return { kind: 'mapped', path: whole }
}
