import { useIntl } from 'react-intl'
import { ProductCard } from '../catalogue/cards/ProductCard.tsx'
import { ProductRow } from '../catalogue/cards/ProductRow.tsx'
import { Button } from '../design/Button.tsx'
import { useArrivals } from '../delivery/arrivals/useArrivals.tsx'
import { useRecentProducts } from './useRecentProducts.ts'

type Props = Readonly<{ ids: readonly string[]; onClear: () => void }>

/** Row of the last viewed products below another product. */
export function RecentRow({ ids, onClear }: Props) {
  const products = useRecentProducts(ids)
  const { noteOf, reader } = useArrivals(products.map(({ id }) => id))
  const intl = useIntl()
  if (products.length === 0) return null
  return (
    <>
      <ProductRow
        title={intl.formatMessage({ id: 'recent.title' })}
        aside={
          <Button variant="quiet" onClick={onClear}>
            {intl.formatMessage({ id: 'recent.clear' })}
          </Button>
        }
      >
        {products.map(({ id, card }) => (
          <ProductCard key={id} product={card} note={noteOf(id)} />
        ))}
      </ProductRow>
      {reader}
    </>
  )
}
