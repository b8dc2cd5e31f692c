import { STORES } from '@hogar/schema/stores.ts'

const PRIVATE_PATHS = ['/checkout', '/order-success', '/catalogsearch', '/error', '/scan']

/** Returns `robots.txt`: the paths that search engines should not visit, in every store. */
export function robotsTxt(origin: string): string {
  const rules = STORES.flatMap(({ urlPrefix }) => PRIVATE_PATHS.map((path) => `Disallow: ${urlPrefix}${path}`))
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
