import { ProductCardSkeleton } from '../cards/ProductCardSkeleton.tsx'
import { ProductGrid } from './ProductGrid.tsx'

const SKELETONS = 4

/** Placeholder of a grid of products while it loads. */
export function ProductGridSkeleton() {
  return (
    <div aria-busy="true">
      <ProductGrid>
        {Array.from({ length: SKELETONS }, (_, place) => (
          <ProductCardSkeleton key={place} />
        ))}
      </ProductGrid>
    </div>
  )
}
