import { SEARCH_TERM_MAX_CHARACTERS, SEARCH_TERM_MIN_CHARACTERS } from '@hogar/schema/validation/limits.ts'
import type { QueryResolvers, QuerySearchArgs } from '../__generated__/resolverTypes.ts'
import { oneOf } from '../catalogue/catalogueClient.ts'
import { GatewayError } from '../graph/gatewayError.ts'
import { withFields } from '../graph/withFields.ts'
import { readProductPage } from './productPage.ts'

/** Variants are found through their product, which is what a shopper means. */
const FOUND_BY_SEARCH = oneOf('visibility', [3, 4])

export const searchQueries = {
  search: withFields((_root, { term, ...page }: QuerySearchArgs, { context, fields }) => {
    const text = term.trim()
    if (text.length < SEARCH_TERM_MIN_CHARACTERS || text.length > SEARCH_TERM_MAX_CHARACTERS) {
      const message = `A search term has ${SEARCH_TERM_MIN_CHARACTERS} to ${SEARCH_TERM_MAX_CHARACTERS} characters.`
      throw new GatewayError('BAD_USER_INPUT', message)
    }
    return readProductPage(context, { page, scope: [FOUND_BY_SEARCH], text, fields })
  }),
} satisfies Pick<QueryResolvers, 'search'>
