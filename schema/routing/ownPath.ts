import { STORES } from '../stores.ts'
import { decodePath, encodePath, isPlainPath } from './encodePath.ts'
import { ROUTE_PATH_MAX_CHARACTERS } from './limits.ts'

/**
 * Paths of the storefront's own pages and files, inside a store. A last `**` stands for any number of parts.
 * A test of the storefront compares them with its route table.
 */
export const RESERVED_PATHS: readonly string[] = [
  'promotor',
  'pwa.html',
  'catalogsearch/result',
  'checkout/**',
  'error',
  'page-not-found',
  'login',
  'create-password',
  'silent-login',
  'social-login/**',
  'customer/**',
  'my-account/**',
  'shared-cart/**',
  'p/**',
  'c/**',
  'i/**',
  'tiendas',
  'sucursales',
  'blog/**',
  'prestamo-personal/**',
  'credilana/**',
  'credit/**',
  'promotions/**',
  'serie/**',
  'inspiracion/**',
  'series',
  'tarjeta-de-regalo',
  'category/**',
  'modulo-promociones',
  'mas-descuentos',
  'promociones-viu.html',
  'promociones-ma.html',
  'payments/**',
  'payment/spei-pay',
  'contact',
  'receipt',
  'wishlist/**',
  'waiting',
  'scan',
  'compare',
  'order-success',
  'order-status',
  'graphql',
  'img/**',
  'invalidate',
  'metrics',
  'health/**',
  'assets/**',
  'icons/**',
  'robots.txt',
  'sitemap.xml',
  'sitemap/**',
  'favicon.ico',
  'service-worker.js',
  ...STORES.filter(({ urlPrefix }) => urlPrefix !== '').map(({ urlPrefix }) => `${urlPrefix.slice(1)}/**`),
]
const PATTERNS = RESERVED_PATHS.map((pattern) => pattern.split('/'))

const FIRST_PARTS: ReadonlySet<string | undefined> = new Set(PATTERNS.map(([first]) => first))

/**
 * Encodes the path that a platform gives a product or a category, for its address. Null when no request for that address
 * leads back to it: one of the shop's own pages is there, or browsers change the path (`a/../b`, `a//b`). Such an object
 * is reached by the address that names it, `/p/{sku}/{slug}` or `/c/{slug}`.
 */
export function ownPath(path: string): string | null {
  const isPlain = isPlainPath(path)
  const encoded = isPlain ? path : encodePath(path)
  if (path === '' || encoded.length > ROUTE_PATH_MAX_CHARACTERS || isReservedPath(path)) return null
  if (isPlain) return encoded
  if (path.split('/').some((part) => part === '.' || part === '..')) return null
  return decodePath(encoded) === path ? encoded : null
}

/** True for a path, decoded, at which the storefront has a page or a file of its own. Routes ignore case. */
export function isReservedPath(path: string): boolean {
  const parts = path.toLowerCase().split('/')
  if (!FIRST_PARTS.has(parts[0])) return false
  return PATTERNS.some((pattern) => {
    const isOpen = pattern.at(-1) === '**'
    const fixed = isOpen ? pattern.slice(0, -1) : pattern
    return (
      (isOpen ? parts.length >= fixed.length : parts.length === fixed.length) &&
      fixed.every((word, at) => word === parts[at])
    )
  })
}
