import { useIntl } from 'react-intl'
import { graphql, useLazyLoadQuery } from 'react-relay/hooks'
import type { SeriesProductsQuery } from '../../__generated__/SeriesProductsQuery.graphql'
import { StoreLink } from '../../routing/StoreLink.tsx'
import { useArrivals } from '../../delivery/arrivals/useArrivals.tsx'
import { ProductCard } from '../cards/ProductCard.tsx'
import { ProductRow } from '../cards/ProductRow.tsx'
import { SERIES_SHOWN } from '../limits.ts'

type Props = Readonly<{
  /** Global id of the product on the page. */
  id: string
  /** Option of the attribute that names the series. */
  value: string
  label: string
  path: string
}>

/** Renders the row of a series without the product on the page; nothing when there are no others. */
export function SeriesProducts({ id, value, label, path }: Props) {
  const { store } = useLazyLoadQuery<SeriesProductsQuery>(
    graphql`
      query SeriesProductsQuery($first: Int!, $filters: [FilterInput!]) {
        store {
          rootCategory {
            products(first: $first, filters: $filters) {
              nodes {
                id
                ...ProductCard_product
              }
            }
          }
        }
      }
    `,
    // One more, for the product on the page.
    { first: SERIES_SHOWN + 1, filters: [{ attribute: 'series', in: [value] }] },
    { fetchPolicy: 'store-or-network' },
  )
  const intl = useIntl()
  const others = (store.rootCategory?.products?.nodes ?? []).filter((product) => product.id !== id)
  const shown = others.slice(0, SERIES_SHOWN)
  const { noteOf, reader } = useArrivals(shown.map((product) => product.id))
  if (others.length === 0) return null
  return (
    <>
      <ProductRow
        title={intl.formatMessage({ id: 'lateRows.series' }, { series: label })}
        aside={<StoreLink to={path}>{intl.formatMessage({ id: 'lateRows.wholeSeries' }, { series: label })}</StoreLink>}
      >
        {shown.map((product) => (
          <ProductCard key={product.id} product={product} note={noteOf(product.id)} />
        ))}
      </ProductRow>
      {reader}
    </>
  )
}
