import { GroupedProductView } from './GroupedProductView.tsx'
import { ProductPage, type ProductPageProps } from './ProductPage.tsx'

/** Renders the page of a product that is bought as several products at once. */
export function GroupedPage(props: ProductPageProps) {
  return (
    <ProductPage
      {...props}
      draw={({ data }) => (data.grouped ? <GroupedProductView basics={data} product={data.grouped} /> : null)}
    />
  )
}
