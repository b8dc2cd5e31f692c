import { useEffect, useEffectEvent } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { useMeasureView_product$key } from '../__generated__/useMeasureView_product.graphql'
import { measuredItem } from './measuredItem.ts'
import { useMeasure } from './useMeasure.ts'

/** React hook that reports a product view: once, however often price and stock are read again. */
export function useMeasureView(productKey: useMeasureView_product$key): void {
  const product = useFragment(
    graphql`
      fragment useMeasureView_product on Product {
        id
        ...measuredItem_product
      }
    `,
    productKey,
  )
  const measure = useMeasure()
  const view = useEffectEvent(() => {
    const { item, currency } = measuredItem(product)
    measure({ event: 'view_item', currency, items: [item] })
  })
  useEffect(() => view(), [product.id])
}
