import { fetchQuery, graphql } from 'react-relay/hooks'
import type { RecordSource } from 'relay-runtime'
import type { refreshStockQuery } from '../__generated__/refreshStockQuery.graphql'
import type { RelayShop } from '../relay/createEnvironment.ts'
import { STOCK_REFRESH_BATCH } from './limits.ts'

const query = graphql`
  query refreshStockQuery($ids: [ID!]!, $delivered: [ID!]!) {
    # Nothing here reads the answer: it goes into the store, where the page's own fragments see it.
    # eslint-disable-next-line relay/unused-fields
    nodes(ids: $ids) {
      ... on Product {
        # eslint-disable-next-line relay/unused-fields
        stock {
          ...StockNote_stock
        }
      }
      ... on ProductVariant {
        # eslint-disable-next-line relay/unused-fields
        stock {
          ...StockNote_stock
        }
      }
    }
    # eslint-disable-next-line relay/unused-fields
    delivered: nodes(ids: $delivered) {
      ... on Product {
        # eslint-disable-next-line relay/unused-fields
        deliveryEstimate {
          ...DeliveryDays_estimate
        }
      }
      ... on ProductVariant {
        # eslint-disable-next-line relay/unused-fields
        deliveryEstimate {
          ...DeliveryDays_estimate
        }
      }
    }
  }
`

/**
 * Refetches the stock of everything whose stock the page shows, and the general delivery days of what shows them: the
 * server may have cached the page for hours. On failure the old values stay.
 */
export async function refreshStock({ environment, source }: Pick<RelayShop, 'environment' | 'source'>): Promise<void> {
  const ids = idsWithStock(source)
  const batches = Array.from({ length: Math.ceil(ids.length / STOCK_REFRESH_BATCH) }, (_item, index) =>
    ids.slice(index * STOCK_REFRESH_BATCH, (index + 1) * STOCK_REFRESH_BATCH),
  )
  const readings = batches.map((batch) =>
    fetchQuery<refreshStockQuery>(
      environment,
      query,
      { ids: batch, delivered: batch.filter((id) => source.get(id)?.['deliveryEstimate'] !== undefined) },
      { fetchPolicy: 'network-only' },
    ).toPromise(),
  )
  await Promise.allSettled(readings)
}

/** Returns the ids of products and variants with stock in the store; cart lines are refreshed elsewhere. */
function idsWithStock(source: RecordSource): readonly string[] {
  return source.getRecordIDs().filter((id) => {
    const record = source.get(id)
    const type = String(record?.['__typename'])
    return record?.['stock'] !== undefined && record['stock'] !== null && /Product(?:Variant)?$/.test(type)
  })
}
