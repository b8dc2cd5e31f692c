import { BundleProductView } from './BundleProductView.tsx'
import { ProductPage, type ProductPageProps } from './ProductPage.tsx'

/** Renders the page of a product that is bought as a kit. */
export function BundlePage(props: ProductPageProps) {
  return (
    <ProductPage
      {...props}
      draw={({ data }) => (data.bundle ? <BundleProductView basics={data} product={data.bundle} /> : null)}
    />
  )
}
