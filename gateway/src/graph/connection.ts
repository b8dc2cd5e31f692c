import { GatewayError } from '../errors/gatewayError.ts'
import { isGiven } from './isGiven.ts'
import { CURSOR_OFFSET_MAX, PAGE_SIZE_DEFAULT, PAGE_SIZE_MAX } from './limits.ts'

/** Lists that have cursors. A cursor names its list, so that no other one takes it for a place of its own. */
export type ListName =
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

export type ConnectionArguments = Readonly<{
  first?: number | null
  after?: string | null
  last?: number | null
  before?: string | null
}>

/** Window of items to read. A `tail` counts from the end and needs the total first. */
export type PageRequest =
  | Readonly<{ kind: 'window'; offset: number; size: number }>
  | Readonly<{ kind: 'tail'; start: number; size: number }>

/** Page of a list whose total is known. */
export type Page<T> = Readonly<{ items: readonly T[]; offset: number; totalCount: number }>

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
    if (end === null) return { kind: 'tail', start, size }
    const offset = Math.max(start, end - size)
    return { kind: 'window', offset, size: Math.max(0, end - offset) }
  }
  const size = pageSize(first ?? PAGE_SIZE_DEFAULT, 'first')
  return { kind: 'window', offset: start, size: end === null ? size : Math.max(0, Math.min(size, end - start)) }
}

/** Returns the window of a tail for a known total. */
export function tailWindow(
  request: { start: number; size: number },
  totalCount: number,
): { offset: number; size: number } {
  const offset = Math.min(totalCount, Math.max(request.start, totalCount - request.size))
  return { offset, size: totalCount - offset }
}

/** Returns the `PageInfo` of a page: whether more items exist on either side, and its first and last cursor. */
export function pageInfo({ items, offset, totalCount }: Page<unknown>, list: ListName) {
  return {
    hasNextPage: offset + items.length < totalCount,
    hasPreviousPage: offset > 0 && totalCount > 0,
    startCursor: items.length > 0 ? cursorOf(list, offset) : null,
    endCursor: items.length > 0 ? cursorOf(list, offset + items.length - 1) : null,
  }
}

/** Returns the resolvers of a connection over a `Page`; `totalCount` is the page's own field. */
export function pageResolvers(list: ListName) {
  return {
    nodes: <T>({ items }: Page<T>): readonly T[] => items,
    edges: <T>({ items, offset }: Page<T>) =>
      items.map((node, index) => ({ node, cursor: cursorOf(list, offset + index) })),
    pageInfo: (page: Page<unknown>) => pageInfo(page, list),
  }
}

/** Returns the cursor of the item at an offset of a list. */
export function cursorOf(list: ListName, offset: number): string {
  return Buffer.from(`${list}:${offset}`).toString('base64url')
}

/** List of cursors from before they named theirs: addresses and stored pages hold them. Every list accepts them. */
const UNNAMED = 'at'

function offsetOfCursor(cursor: string, argument: string, list: ListName): number {
  const [, named, digits] = /^(\w+):(\d{1,9})$/.exec(Buffer.from(cursor, 'base64url').toString('latin1')) ?? []
  const offset = Number(digits)
  if ((named === list || named === UNNAMED) && offset <= CURSOR_OFFSET_MAX) return offset
  throw new GatewayError('BAD_USER_INPUT', `\`${argument}\` is not a cursor of this list.`)
}

function pageSize(size: number, argument: string): number {
  if (size >= 1 && size <= PAGE_SIZE_MAX) return size
  throw new GatewayError('BAD_USER_INPUT', `\`${argument}\` must be from 1 to ${PAGE_SIZE_MAX}.`)
}
