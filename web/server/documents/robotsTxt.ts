import { STORES } from '@hogar/schema/stores.ts'
import { lends } from '../../src/credit/lends.ts'
import { CREDIT_CRAWL_PATHS } from '../pages/creditPages.ts'

const PRIVATE_PATHS = ['/checkout', '/order-success', '/catalogsearch', '/error', '/scan', '/my-account', '/customer']

/** Returns `robots.txt`: the paths that search engines should not visit, in every store. */
export function robotsTxt(origin: string): string {
  const rules = STORES.flatMap((store) => {
    const paths = lends(store) ? [...PRIVATE_PATHS, ...CREDIT_CRAWL_PATHS] : PRIVATE_PATHS
    return paths.map((path) => `Disallow: ${store.urlPrefix}${path}`)
  })
  return [
    'User-agent: *',
    ...rules,
    'Disallow: /graphql',
    '',
    `Host: ${origin}`,
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n')
}
