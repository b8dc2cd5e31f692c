import type { CategoryDocument } from './categoryTree.ts'

/**
 * Where a menu entry leads: what editors set, else the category's own page. Their absolute addresses are kept, `www.`
 * takes the page's protocol, and everything else is a path inside the store. Only the web is left to lead to: no scripts.
 */
export function categoryLink({
  urlLink,
  urlPath,
  slug,
}: Pick<CategoryDocument, 'urlLink' | 'urlPath' | 'slug'>): string {
  const own = urlPath === '' ? `/c/${slug}` : `/${urlPath}`
  if (urlLink === null) return own
  const link = urlLink.trim()
  if (/^https?:\/\//i.test(link)) return URL.canParse(link) ? link : own
  if (/^www\./i.test(link)) return `//${link}`
  if (/^[a-z][\w+.-]*:/i.test(link) || /^[/\\]{2}|\\/.test(link)) return own
  return link.startsWith('/') ? link : `/${link}`
}
