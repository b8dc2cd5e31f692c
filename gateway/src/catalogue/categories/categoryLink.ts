import { toAddress } from '@hogar/schema/routing/encodePath.ts'
import type { CategoryNode } from './categoryTree.ts'

/**
 * Returns the link of a menu entry: the one that editors set, else the category's own page. Absolute addresses are
 * kept, `www.` gets the page's protocol, and everything else becomes a path inside the store. Schemes other than http
 * and https are refused, so that no script can be linked.
 */
export function categoryLink({ urlLink, urlPath }: Pick<CategoryNode, 'urlLink' | 'urlPath'>): string {
  const own = `/${urlPath}`
  if (urlLink === null) return own
  const written = urlLink.trim()
  const link = toAddress(written)
  if (/^https?:\/\//i.test(link)) return URL.canParse(link) ? link : own
  if (/^www\./i.test(link)) return `//${link}`
  if (/^[a-z][\w+.-]*:/i.test(link) || /^[/\\]{2}|\\/.test(written)) return own
  return link.startsWith('/') ? link : `/${link}`
}
