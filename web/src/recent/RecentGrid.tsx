import { useIntl } from 'react-intl'
import { ProductCard } from '../catalogue/cards/ProductCard.tsx'
import { ProductGrid } from '../catalogue/listing/ProductGrid.tsx'
import { Button } from '../design/Button.tsx'
import { VisuallyHidden } from '../design/VisuallyHidden.tsx'
import { NothingSeen } from './NothingSeen.tsx'
import { useArrivals } from '../delivery/arrivals/useArrivals.tsx'
import { useRecentProducts } from './useRecentProducts.ts'
import styles from './RecentGrid.module.css'

type Props = Readonly<{ ids: readonly string[]; attempt: number; onClear: () => void }>

/** Grid of all viewed products stored on this device, newest first. */
export function RecentGrid({ ids, attempt, onClear }: Props) {
  const products = useRecentProducts(ids, attempt)
  const { noteOf, reader } = useArrivals(products.map(({ id }) => id))
  const intl = useIntl()
  if (products.length === 0) return <NothingSeen />
  return (
    <>
      <div className={styles.head}>
        <p>{intl.formatMessage({ id: 'recent.onDevice' })}</p>
        <Button variant="quiet" onClick={onClear}>
          {intl.formatMessage({ id: 'recent.clear' })}
        </Button>
      </div>
      <h2>
        <VisuallyHidden>{intl.formatMessage({ id: 'recent.products' })}</VisuallyHidden>
      </h2>
      <ProductGrid>
        {products.map(({ id, card }) => (
          <ProductCard key={id} product={card} note={noteOf(id)} />
        ))}
      </ProductGrid>
      {reader}
    </>
  )
}
