import { type Agent, request } from 'undici'

const INDEX = 'vue_storefront_catalog'
const PIECES = 9

/**
 * Changes the catalogue at each call: one product is sold out, or comes in again. When it resolves, the platform has
 * dropped its cached answers and has read the change.
 */
export function createTurnover(platform: string, dispatcher: Agent): () => Promise<void> {
  let qty = PIECES
  const sku = search('sku').then(({ hits }) => String(hits[0]?.['sku']))
  return async () => {
    qty = PIECES - qty
    const { statusCode, body } = await request(`${platform}/api/stock/${encodeURIComponent(await sku)}`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ qty }),
      dispatcher,
    })
    await body.text()
    if (statusCode !== 200) throw new Error(`the stock could not be set: ${statusCode}`)
    await search('id')
  }

  async function search(field: string): Promise<Readonly<{ hits: readonly Readonly<Record<string, unknown>>[] }>> {
    const query = new URLSearchParams({
      request: JSON.stringify({
        _appliedFilters: [
          { attribute: 'type_id', value: { eq: 'simple' }, scope: 'default' },
          { attribute: 'stock.is_in_stock', value: { eq: true }, scope: 'default' },
          { attribute: 'visibility', value: { in: [4] }, scope: 'default' },
        ],
      }),
      request_format: 'search-query',
      response_format: 'compact',
      size: '1',
      _source_include: field,
    })
    const { body } = await request(`${platform}/api/catalog/${INDEX}/product/_search?${query}`, { dispatcher })
    const answer: Readonly<{ hits: readonly Readonly<Record<string, unknown>>[] }> = JSON.parse(await body.text())
    return answer
  }
}
