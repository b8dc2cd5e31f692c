import type { MissingFieldHandler } from 'relay-runtime'

/** The lists that grow in place, by field, as the keys of their `@connection`s. */
const KEYS: Readonly<Record<string, string>> = {
  products: 'CategoryProducts_products',
  search: 'SearchResults_search',
}

/**
 * A list that has grown page by page is in the store as one connection, while its longer address asks for all of it in
 * one answer. What is asked for from the start, and is there already, needs no request: the way back to a list finds it
 * as it was left. A strip of a few products has the same field, but no filters: it is left alone.
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
