import { STORES } from '@hogar/schema/stores.ts'

/**
 * Returns the canonical form of an address as a path of the site: without doubled and trailing slashes, the store's
 * prefix and the fixed words of its route in their own case (`/DE/Checkout/cart/` is `/de/checkout/cart`). Parameters,
 * such as a SKU or a name, keep their case.
 *
 * @param path of the site, with its escapes.
 * @param pattern of its route, below the store's prefix: `p/:sku/:slug/:childSku?`.
 */
export function canonicalPath(path: string, { pattern, urlPrefix }: Readonly<{ pattern: string; urlPrefix: string }>) {
  const parts = path.split('/').filter((part) => part !== '')
  const words = [...urlPrefix.split('/'), ...pattern.split('/')].filter((word) => word !== '')
  const spelled = parts.map((part, index) => spell(part, words[index]))
  const [first = '', ...rest] = spelled
  const prefix =
    urlPrefix === '' ? STORES.find((store) => store.urlPrefix.toLowerCase() === `/${first.toLowerCase()}`) : null
  return `/${[prefix ? prefix.urlPrefix.slice(1) : first, ...rest].join('/')}`
}

function spell(part: string, word: string | undefined): string {
  const isFixed = word !== undefined && !word.startsWith(':') && !word.startsWith('*')
  return isFixed && part.toLowerCase() === word.toLowerCase() ? word : part
}
