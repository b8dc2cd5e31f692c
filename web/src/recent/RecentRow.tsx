import { useIntl } from 'react-intl'
import { ProductCard } from '../catalogue/ProductCard.tsx'
import { ProductRow } from '../catalogue/ProductRow.tsx'
import { Button } from '../design/Button.tsx'
import { useRecentProducts } from './useRecentProducts.ts'

type Props = Readonly<{ ids: readonly string[]; onClear: () => void }>

/** The last products that were looked at, in a row below another one. */
export function RecentRow({ ids, onClear }: Props) {
  const products = useRecentProducts(ids)
  const intl = useIntl()
  if (products.length === 0) return null
  return (
    <ProductRow
      title={intl.formatMessage({ id: 'recent.title' })}
      aside={
        <Button variant="quiet" onClick={onClear}>
          {intl.formatMessage({ id: 'recent.clear' })}
        </Button>
      }
    >
      {products.map(({ id, card }) => (
        <ProductCard key={id} product={card} />
      ))}
    </ProductRow>
  )
}
