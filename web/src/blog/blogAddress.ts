import { validParameter } from '../routing/validParameter.ts'
import { BLOG_PAGE_SIZE } from './limits.ts'

const CURSOR = /^[\w=+/.:-]{1,200}$/
/** Numbers as the shop's own links have them, below the largest that a platform stores. */
const ID = /^[1-9]\d{0,8}$/

/** Path of the blog inside a store, and of its feed. */
export const BLOG_PATH = '/blog'
export const FEED_PATH = `${BLOG_PATH}/rss.xml`

/** Reads a list's address: `?after=…` starts after a post. Ignores an invalid cursor. */
export function listVariables(search: URLSearchParams): Readonly<{ count: number; after: string | null }> {
  return { count: BLOG_PAGE_SIZE, after: validParameter(search, 'after', isBlogParameter) }
}

/** Returns true for a parameter that a list reads, with a valid value. */
export function isBlogParameter(name: string, value: string): boolean {
  return name === 'after' && CURSOR.test(value)
}

/** Returns the query of the address of the posts after a cursor. */
export function searchAfter(cursor: string): string {
  return `?${new URLSearchParams({ after: cursor }).toString()}`
}

/** Reads the number in an address; null for anything else, of which there is no page. */
export function readId(text: string | undefined): number | null {
  return text !== undefined && ID.test(text) ? Number(text) : null
}
