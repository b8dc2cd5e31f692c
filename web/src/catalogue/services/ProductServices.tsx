import { Suspense, lazy } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { ProductServices_product$key } from '../../__generated__/ProductServices_product.graphql'
import { LoadBoundary } from '../../device/LoadBoundary.tsx'
import { whenIdle } from '../../device/whenIdle.ts'

const ServiceChoice = lazy(async () => {
  // The server has rendered it: its code must not compete with what the shopper may press.
  if (!import.meta.env.SSR) await new Promise<void>(whenIdle)
  return { default: (await import('./TranslatedServiceChoice.ts')).TranslatedServiceChoice }
})

type Props = Readonly<{ product: ProductServices_product$key; quantity: number; isSoldOut: boolean }>

/** Place of the services that a shopper can buy with a product, or of the products that a service is for. */
export function ProductServices({ product, ...chosen }: Props) {
  const data = useFragment(
    graphql`
      fragment ProductServices_product on Product {
        ...ServiceChoice_product
      }
    `,
    product,
  )
  return (
    <LoadBoundary>
      <Suspense fallback={null}>
        <ServiceChoice product={data} {...chosen} />
      </Suspense>
    </LoadBoundary>
  )
}
