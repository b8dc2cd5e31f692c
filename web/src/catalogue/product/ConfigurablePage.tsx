import { ConfigurableProductView } from './ConfigurableProductView.tsx'
import { ProductPage, type ProductPageProps } from './ProductPage.tsx'

// For pages that feature a product: they load this file, and the first visit of a product loads no further one.
export { OptionPicker } from '../options/OptionPicker.tsx'
export { useVariantChoice } from '../options/useVariantChoice.ts'

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
