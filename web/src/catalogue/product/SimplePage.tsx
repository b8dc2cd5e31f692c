import { ProductPage, type ProductPageProps } from './ProductPage.tsx'
import { SimpleProductView } from './SimpleProductView.tsx'

// For pages that feature a product: they load this file, and the first visit of a product loads no further one.
export { CustomOptionFields } from '../options/CustomOptionFields.tsx'
export { useCustomOptions } from '../options/useCustomOptions.ts'

/** Renders the page of a product that is bought as it is. */
export function SimplePage(props: ProductPageProps) {
  return (
    <ProductPage {...props} draw={({ data }) => <SimpleProductView basics={data} product={data.simple ?? null} />} />
  )
}
