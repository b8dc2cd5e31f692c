import * as v from 'valibot'
import { stores } from '@hogar/platform/stores.ts'
import { WARE_FIELDS, wares } from './wares.ts'

const Answer = v.object({
  hits: v.object({ hits: v.array(v.object({ _source: v.unknown() })) }),
  text_match: v.optional(v.object({ all: v.number(), without: v.array(v.string()) })),
})

export type Found = Readonly<{ wares: ReturnType<typeof wares>; all: number; without: readonly string[] }>

/** Searches the products that shoppers see. Also returns how many hits have all words, and the words left out. */
export async function searchWares(
  platform: string,
  storeCode: string,
  { text, size }: Readonly<{ text: string; size: number }>,
): Promise<Found> {
  const index = stores.find(({ code }) => code === storeCode)?.index
  const parameters = new URLSearchParams({
    request_format: 'search-query',
    size: String(size),
    _source_include: WARE_FIELDS,
  })
  const response = await fetch(`${platform}/api/catalog/${index}/product/_search?${parameters}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      _searchText: text,
      _appliedFilters: [{ attribute: 'visibility', value: { in: [3, 4] }, scope: 'default' }],
    }),
  })
  const { hits, text_match: match } = v.parse(Answer, await response.json())
  return { wares: wares(hits.hits.map(({ _source }) => _source)), all: match?.all ?? 0, without: match?.without ?? [] }
}
