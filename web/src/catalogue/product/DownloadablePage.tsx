import { DownloadableProductView } from './DownloadableProductView.tsx'
import { ProductPage, type ProductPageProps } from './ProductPage.tsx'

/** Renders the page of a product that is bought as files. */
export function DownloadablePage(props: ProductPageProps) {
  return (
    <ProductPage
      {...props}
      draw={({ data }) =>
        data.downloadable ? <DownloadableProductView basics={data} product={data.downloadable} /> : null
      }
    />
  )
}
