import { graphql, useLazyLoadQuery } from 'react-relay/hooks'
import type { SeriesRowQuery } from '../../__generated__/SeriesRowQuery.graphql'
import { SeriesProducts } from './SeriesProducts.tsx'

/** Renders other products of a product's series, with a link to the whole series; nothing for a product of none. */
export function SeriesRow({ id }: Readonly<{ id: string }>) {
  const { node } = useLazyLoadQuery<SeriesRowQuery>(
    graphql`
      query SeriesRowQuery($id: ID!) {
        node(id: $id) {
          ... on Product @alias(as: "product") {
            series {
              value
              label
              path
            }
          }
        }
      }
    `,
    { id },
    { fetchPolicy: 'store-or-network' },
  )
  const series = node?.product?.series
  return series ? <SeriesProducts id={id} value={series.value} label={series.label} path={series.path} /> : null
}
