import { fetchQuery, graphql } from 'react-relay/hooks'
import type { IEnvironment } from 'relay-runtime'
import type { liveOfferQuery } from '../__generated__/liveOfferQuery.graphql'

/** Refetches price and stock of a product. On failure the shown values stay. */
export function readLiveOffer(environment: IEnvironment, id: string): Readonly<{ unsubscribe: () => void }> {
  return fetchQuery<liveOfferQuery>(environment, query, { id }, { fetchPolicy: 'network-only' }).subscribe({
    error: () => undefined,
  })
}

// The response is not read here: it goes into the store, where the page's own fragments read it.
const query = graphql`
  query liveOfferQuery($id: ID!) {
    node(id: $id) {
      ... on Product {
        # eslint-disable-next-line relay/unused-fields
        price {
          # eslint-disable-next-line relay/unused-fields
          isCurrent
          ...PurchasePrice_price
        }
        # eslint-disable-next-line relay/unused-fields
        stock {
          ...StockNote_stock
        }
      }
      ... on ConfigurableProduct {
        # eslint-disable-next-line relay/unused-fields
        variants {
          id
          price {
            ...PurchasePrice_price
          }
          stock {
            ...StockNote_stock
          }
        }
      }
    }
  }
`
