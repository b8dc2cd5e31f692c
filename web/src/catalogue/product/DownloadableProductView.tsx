import { useState } from 'react'
import { useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { DownloadableProductView_product$key } from '../../__generated__/DownloadableProductView_product.graphql'
import type { useProductBasics_product$key } from '../../__generated__/useProductBasics_product.graphql'
import { AddToCartButton } from '../../cart/adding/AddToCartButton.tsx'
import { PurchaseStock } from '../../stock/PurchaseStock.tsx'
import { BarPrice } from '../price/BarPrice.tsx'
import { DownloadLists } from './DownloadLists.tsx'
import { ProductFrame } from './ProductFrame.tsx'
import { ProductGallery } from '../gallery/ProductGallery.tsx'
import { PurchaseBar } from '../price/PurchaseBar.tsx'
import { PurchasePrice } from '../price/PurchasePrice.tsx'
import { useProductBasics } from './useProductBasics.ts'

type Props = Readonly<{ basics: useProductBasics_product$key; product: DownloadableProductView_product$key }>

/** Renders files to download after payment, with samples to open before. */
export function DownloadableProductView({ basics, product }: Props) {
  const files = useFragment(
    graphql`
      fragment DownloadableProductView_product on DownloadableProduct {
        ...DownloadLists_product
      }
    `,
    product,
  )
  const { name, sku, media, price, stock, isSoldOut, available, keys } = useProductBasics(basics)
  const intl = useIntl()
  const [quantity, setQuantity] = useState(1)
  return (
    <ProductFrame product={keys} gallery={<ProductGallery media={media} name={name} />}>
      <PurchasePrice price={price} />
      <DownloadLists product={files} />
      <PurchaseStock stock={stock} isSoldOut={isSoldOut} sku={sku} />
      <PurchaseBar
        name={name}
        price={<BarPrice price={price} />}
        quantity={quantity}
        setQuantity={setQuantity}
        isSoldOut={isSoldOut}
        available={available}
      >
        <AddToCartButton
          product={keys}
          quantity={quantity}
          isDisabled={isSoldOut}
          label={isSoldOut ? intl.formatMessage({ id: 'stock.outOfStock' }) : undefined}
        />
      </PurchaseBar>
    </ProductFrame>
  )
}
