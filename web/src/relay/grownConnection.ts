import type { MissingFieldHandler } from 'relay-runtime'

/** Keys of the `@connection`s of lists that grow in place, by field. */
const KEYS: Readonly<Record<string, string>> = {
  products: 'CategoryProducts_products',
  search: 'SearchResults_search',
}

/**
 * Missing-field handler of grown lists. A list that has grown page by page is in the store as one connection, while
 * its longer address asks for all of it in one answer. If the connection already has the products from the start, no
 * request is needed: going back finds the list as it was left. A strip of a few products has the same field, but no
 * filters: it is left alone.
 */
export const grownConnection: MissingFieldHandler = {
  kind: 'linked',
  handle: ({ name }, parent, { first, after, ...list }) => {
    if (!parent || after || !('filters' in list)) return undefined
    const connection = parent.getLinkedRecord(`__${KEYS[name]}_connection`, list)
    const length = connection?.getLinkedRecords('edges')?.length ?? 0
    const isWhole = length > 0 && connection?.getLinkedRecord('pageInfo')?.getValue('hasNextPage') === false
    return isWhole || length >= Number(first) ? connection?.getDataID() : undefined
  },
}
