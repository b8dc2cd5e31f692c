import type { StoreDefinition } from '@hogar/schema/stores.ts'
import { hreflangOf } from './hreflangOf.ts'
import { escapeXml } from './escapeXml.ts'
import type { SitemapPage } from './readSitemapPart.ts'
import type { StoreOrigins } from '../StoreOriginsContext.ts'
import { toStorePath } from '../toStorePath.ts'

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'

/** Returns the index of a sitemap's parts, at absolute addresses. */
export function sitemapIndexXml(addresses: readonly string[]): string {
  const parts = addresses.map((address) => `<sitemap><loc>${escapeXml(address)}</loc></sitemap>\n`)
  return `${HEAD}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${parts.join('')}</sitemapindex>\n`
}

/** Returns one part of a sitemap: each page with its last change and its translations. */
export function sitemapPartXml(
  pages: readonly SitemapPage[],
  { store, origin, elsewhere }: Readonly<{ store: StoreDefinition; origin: string; elsewhere: StoreOrigins }>,
): string {
  const entries = pages.map(({ path, updatedAt, alternates }) => {
    const address = origin + (toStorePath(store.urlPrefix, path) || '/')
    const links = hreflangOf({ store, path, origin, elsewhere }, alternates).map(
      (link) => `<xhtml:link rel="alternate" hreflang="${link.language}" href="${escapeXml(link.address)}"/>`,
    )
    const changed = updatedAt === null ? '' : `<lastmod>${escapeXml(updatedAt)}</lastmod>`
    return `<url><loc>${escapeXml(address)}</loc>${changed}${links.join('')}</url>\n`
  })
  const names = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"'
  return `${HEAD}<urlset ${names}>\n${entries.join('')}</urlset>\n`
}
