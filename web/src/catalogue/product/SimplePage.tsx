import { ProductPage, type ProductPageProps } from './ProductPage.tsx'
import { SimpleProductView } from './SimpleProductView.tsx'

/** Renders the page of a product that is bought as it is. */
export function SimplePage(props: ProductPageProps) {
  return (
    <ProductPage {...props} draw={({ data }) => <SimpleProductView basics={data} product={data.simple ?? null} />} />
  )
}
