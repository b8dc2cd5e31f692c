import { STORES } from '@hogar/schema/stores.ts'
import { lends } from '../../src/credit/lends.ts'
import { CREDIT_CRAWL_PATHS } from '../pages/creditPages.ts'

const PRIVATE_PATHS = ['/checkout', '/order-success', '/catalogsearch', '/error', '/scan', '/my-account', '/customer']

/** Returns `robots.txt`: the paths that search engines should not visit, in every store. */
export function robotsTxt(origin: string): string {
  const rules = STORES.flatMap((store) => {
    const paths = lends(store) ? [...PRIVATE_PATHS, ...CREDIT_CRAWL_PATHS] : PRIVATE_PATHS
    return paths.flatMap((path) => rulesOf(`${store.urlPrefix}${path}`))
  })
  return [
    'User-agent: *',
    ...[...rules, ...rulesOf('/graphql')].map((rule) => `Disallow: ${rule}`),
    '',
    `Host: ${origin}`,
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n')
}

/**
 * Returns the rules of a page, with its query and all below it, or of a folder that ends with a slash. A rule is the
 * beginning of an address: `/scan` alone would be one of `/scanner-epson`, too.
 */
function rulesOf(path: string): readonly string[] {
  return path.endsWith('/') ? [path] : [`${path}$`, `${path}?`, `${path}/`]
}
