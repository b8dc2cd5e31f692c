import { hash } from 'node:crypto'
import { GatewayError } from '../errors/gatewayError.ts'
import { isGiven } from './isGiven.ts'
import { CURSOR_OFFSET_MAX, PAGE_SIZE_DEFAULT, PAGE_SIZE_MAX } from './limits.ts'

/** Kinds of lists that have cursors. */
type ListKind =
  | 'applications'
  | 'coupons'
  | 'orders'
  | 'posts'
  | 'products'
  | 'promotions'
  | 'questions'
  | 'quotes'
  | 'reviews'
  | 'search'
  | 'wallet'
  | 'wishes'
  | 'wishLists'

/**
 * Name of a list, in its cursors: no other list takes them for places of its own. A digest tells lists of a kind apart,
 * such as those of two categories, or of one in two orders.
 */
export type ListName = ListKind | `${ListKind}-${string}`

const DIGEST_CHARACTERS = 8

/** Returns the name of a list; `which` is what tells it apart from others of its kind: JSON values. */
export function listName(kind: ListKind, ...which: readonly unknown[]): ListName {
  if (which.length === 0) return kind
  return `${kind}-${hash('sha256', JSON.stringify(which), 'base64url').slice(0, DIGEST_CHARACTERS)}`
}

export type ConnectionArguments = Readonly<{
  first?: number | null
  after?: string | null
  last?: number | null
  before?: string | null
}>

/** Window of items to read. A `tail` counts from the end and needs the total first. */
export type PageRequest = (Readonly<{ kind: 'window' }> & PageWindow) | (Readonly<{ kind: 'tail' }> & PageTail)

/** Window of a list: place of its first item, and maximum number of items. */
export type PageWindow = Readonly<{ list: ListName; offset: number; size: number }>
type PageTail = Readonly<{ list: ListName; start: number; size: number }>

/** Page of a list whose total is known. */
export type Page<T> = Readonly<{ list: ListName; items: readonly T[]; offset: number; totalCount: number }>

/**
 * Returns the window that a connection's arguments request. Throws BAD_USER_INPUT if they contradict each other, and for
 * a cursor of another list.
 */
export function pageRequest({ first, after, last, before }: ConnectionArguments, list: ListName): PageRequest {
  if (isGiven(first) && isGiven(last)) throw new GatewayError('BAD_USER_INPUT', 'Give `first` or `last`, not both.')
  const start = !isGiven(after) ? 0 : offsetOfCursor(after, 'after', list) + 1
  const end = !isGiven(before) ? null : offsetOfCursor(before, 'before', list)
  if (isGiven(last)) {
    const size = pageSize(last, 'last')
    if (end === null) return { kind: 'tail', list, start, size }
    const offset = Math.max(start, end - size)
    return { kind: 'window', list, offset, size: Math.max(0, end - offset) }
  }
  const size = pageSize(first ?? PAGE_SIZE_DEFAULT, 'first')
  return { kind: 'window', list, offset: start, size: end === null ? size : Math.max(0, Math.min(size, end - start)) }
}

/** Returns the window of a tail for a known total. */
export function tailWindow({ list, start, size }: PageTail, totalCount: number): PageWindow {
  const offset = Math.min(totalCount, Math.max(start, totalCount - size))
  return { list, offset, size: totalCount - offset }
}

/** Returns the requested page of a list of which all items are known. */
export function pageOfAll<T>(items: readonly T[], request: PageRequest): Page<T> {
  const { list, offset, size } = request.kind === 'window' ? request : tailWindow(request, items.length)
  return { list, items: items.slice(offset, offset + size), offset, totalCount: items.length }
}

/** Returns the `PageInfo` of a page: whether more items exist on either side, and its first and last cursor. */
export function pageInfo({ list, items, offset, totalCount }: Page<unknown>) {
  return {
    hasNextPage: offset + items.length < totalCount,
    hasPreviousPage: offset > 0 && totalCount > 0,
    startCursor: items.length > 0 ? cursorOf(list, offset) : null,
    endCursor: items.length > 0 ? cursorOf(list, offset + items.length - 1) : null,
  }
}

/** Resolvers of a connection over a `Page`; `totalCount` is the page's own field. */
export const pageResolvers = {
  nodes: <T>({ items }: Page<T>): readonly T[] => items,
  edges: <T>({ list, items, offset }: Page<T>) =>
    items.map((node, index) => ({ node, cursor: cursorOf(list, offset + index) })),
  pageInfo: (page: Page<unknown>) => pageInfo(page),
}

/** Returns the cursor of the item at an offset of a list. */
export function cursorOf(list: ListName, offset: number): string {
  return Buffer.from(`${list}:${offset}`).toString('base64url')
}

/** List of cursors from before they named theirs: addresses and stored pages hold them. Every list accepts them. */
const UNNAMED = 'at'

function offsetOfCursor(cursor: string, argument: string, list: ListName): number {
  const [, named, digits] = /^([\w-]+):(\d{1,9})$/.exec(Buffer.from(cursor, 'base64url').toString('latin1')) ?? []
  if (named !== list && named !== UNNAMED) {
    throw new GatewayError('BAD_USER_INPUT', `\`${argument}\` is not a cursor of this list.`)
  }
  const offset = Number(digits)
  if (offset > CURSOR_OFFSET_MAX) throw beyondLastPage()
  return offset
}

/** Returns the error for a page that search engines behind the public contract do not serve. */
export function beyondLastPage(): GatewayError {
  return new GatewayError('BAD_USER_INPUT', 'The page lies beyond the last one that can be read.')
}

function pageSize(size: number, argument: string): number {
  if (size >= 1 && size <= PAGE_SIZE_MAX) return size
  throw new GatewayError('BAD_USER_INPUT', `\`${argument}\` must be from 1 to ${PAGE_SIZE_MAX}.`)
}
