import { toAddress } from '@hogar/schema/routing/encodePath.ts'
import type { CategoryNode } from './categoryTree.ts'

/**
 * Where a menu entry leads: what editors set, else the category's own page. Their absolute addresses are kept, `www.`
 * takes the page's protocol, and everything else is a path inside the store. Only the web is left to lead to: no scripts.
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
