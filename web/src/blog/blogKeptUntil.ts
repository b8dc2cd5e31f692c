import { type JsonRecord, isJsonRecord } from '../relay/payload.ts'

/**
 * Returns the moment until which the server may cache a page of the blog, in milliseconds since 1970: that at which the
 * next post becomes public. Zero for a page with an outdated list; null for one with no limit of its own.
 */
export function blogKeptUntil({ blog, blogCategory }: JsonRecord): number | null {
  if (isOutdated(blog) || isOutdated(blogCategory)) return 0
  const next = isJsonRecord(blog) ? blog['nextPublishAt'] : null
  const moment = typeof next === 'string' ? Date.parse(next) : Number.NaN
  return Number.isNaN(moment) ? null : moment
}

function isOutdated(list: unknown): boolean {
  const posts = isJsonRecord(list) ? list['posts'] : null
  return isJsonRecord(posts) && posts['isOutdated'] === true
}
