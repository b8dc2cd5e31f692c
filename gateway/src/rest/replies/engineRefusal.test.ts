import { describe, expect, it } from 'vitest'
import { engineRefusal } from './engineRefusal.ts'

/** Error of Elasticsearch 7, as found below `error`. */
const searchError = (type: string, reason: string, causedBy?: object) => {
  const cause = { type, reason, index: 'vue_storefront_catalog_product_158', ...(causedBy && { caused_by: causedBy }) }
  return {
    root_cause: [{ type, reason }],
    type: 'search_phase_execution_exception',
    reason: 'all shards failed',
    phase: 'query',
    failed_shards: [{ shard: 0, index: 'x', node: 'n', reason: cause }],
  }
}

describe('engineRefusal', () => {
  it.each([
    ['a word for a number', searchError('number_format_exception', 'For input string: "abc"'), 'value'],
    [
      'the same under the query that could not be made',
      searchError('query_shard_exception', 'failed to create query: For input string: "abc"', {
        type: 'number_format_exception',
        reason: 'For input string: "abc"',
      }),
      'value',
    ],
    [
      'a page past the window',
      searchError(
        'query_phase_execution_exception',
        'Result window is too large, from + size must be less than or equal to: [10000] but was [10100]',
      ),
      'window',
    ],
    [
      'the same of a newer engine',
      searchError(
        'illegal_argument_exception',
        'Result window is too large, from + size must be less than or equal to: [10000]',
      ),
      'window',
    ],
    [
      'an index that is not there',
      {
        root_cause: [{ type: 'index_not_found_exception', reason: 'no such index' }],
        type: 'index_not_found_exception',
        reason: 'no such index',
      },
      'missingIndex',
    ],
    [
      'an index that the API does not list',
      'Invalid / inaccessible index name given in the URL. Please do use following URL format: /api/catalog/<index_name>/_search',
      'missingIndex',
    ],
    ['a query that cannot be parsed', searchError('parsing_exception', 'no [query] registered for [filterx]'), 'query'],
    [
      'a text of a client library',
      'search_phase_execution_exception: [query_shard_exception] No mapping found for [discount] in order to sort on',
      'query',
    ],
    ['an error below `error`', { error: searchError('parsing_exception', 'x'), status: 400 }, 'query'],
  ])('recognises %s', (...[, result, reason]) => {
    expect(engineRefusal(result)?.reason).toBe(reason)
  })

  it.each([
    ['an engine without capacity', searchError('es_rejected_execution_exception', 'rejected execution of query')],
    [
      'one that protects its memory',
      {
        ...searchError('circuit_breaking_exception', 'Data too large'),
        caused_by: { type: 'number_format_exception', reason: 'x' },
      },
    ],
    [
      'shards that are away',
      { root_cause: [], type: 'search_phase_execution_exception', reason: 'all shards failed', failed_shards: [] },
    ],
    ['a refusal in words', 'Coupon code is not valid'],
    ['a validation error', [{ dataPath: '.qty', message: 'should be >= 1' }]],
    ['a network fault', { errno: 'ECONNREFUSED', code: 'ECONNREFUSED', syscall: 'connect' }],
    ['nothing', {}],
    ['null', null],
  ])('takes %s for none', (...[, result]) => {
    expect(engineRefusal(result)).toBeNull()
  })
})
