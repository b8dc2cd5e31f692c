import { ConfigurableProductView } from './ConfigurableProductView.tsx'
import { ProductPage, type ProductPageProps } from './ProductPage.tsx'

/** Renders the page of a product that is bought as one of its variants. */
export function ConfigurablePage(props: ProductPageProps) {
  return (
    <ProductPage
      {...props}
      draw={({ data, store, askAnew }) =>
        data.configurable ? (
          <ConfigurableProductView basics={data} product={data.configurable} store={store} onChosen={askAnew} />
        ) : null
      }
    />
  )
}
