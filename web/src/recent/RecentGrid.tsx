import { useIntl } from 'react-intl'
import { ProductCard } from '../catalogue/ProductCard.tsx'
import { ProductGrid } from '../catalogue/ProductGrid.tsx'
import { Button } from '../design/Button.tsx'
import { VisuallyHidden } from '../design/VisuallyHidden.tsx'
import { NothingSeen } from './NothingSeen.tsx'
import { useRecentProducts } from './useRecentProducts.ts'
import styles from './RecentGrid.module.css'

type Props = Readonly<{ ids: readonly string[]; attempt: number; onClear: () => void }>

/** All products that this device remembers to have looked at, the last one first. */
export function RecentGrid({ ids, attempt, onClear }: Props) {
  const products = useRecentProducts(ids, attempt)
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
          <ProductCard key={id} product={card} />
        ))}
      </ProductGrid>
    </>
  )
}
