import { type ReactNode, useState } from 'react'
import { useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { Picture_media$key } from '../__generated__/Picture_media.graphql'
import type { PriceBlock_price$key } from '../__generated__/PriceBlock_price.graphql'
import type { ProductCard_product$key } from '../__generated__/ProductCard_product.graphql'
import { Picture } from '../design/Picture.tsx'
import { StoreLink } from '../routing/StoreLink.tsx'
import { StockNote } from '../stock/StockNote.tsx'
import { ColourDots } from './ColourDots.tsx'
import { PriceBlock } from './PriceBlock.tsx'
import { ProductTags } from './ProductTags.tsx'
import styles from './ProductCard.module.css'

type Props = Readonly<{
  product: ProductCard_product$key
  /** The variant that a list's filters mean: shown, priced, and led to, in the product's place. */
  variant?:
    | Readonly<{
        sku: string
        image: Picture_media$key
        price: PriceBlock_price$key
        /** Of one unit, as a decimal string. */
        amount: string
      }>
    | null
    | undefined
  /** True for cards that are in sight at once. */
  isPriority?: boolean
  /** What can be done with it from here, over the corner of its picture: it stays above the card's own link. */
  action?: ReactNode
}>

/** How wide a card's picture is drawn in a grid of two, three or four. */
const SIZES = '(width >= 1280px) 296px, (width >= 1024px) 25vw, (width >= 768px) 33vw, 50vw'

/** A product in a list: the whole card leads to its page. */
export function ProductCard({ product, variant, isPriority = false, action }: Props) {
  const data = useFragment(
    graphql`
      fragment ProductCard_product on Product {
        name
        brand
        urlPath
        isNew
        image {
          ...Picture_media
        }
        secondImage {
          ...Picture_media
        }
        price {
          final {
            amount
          }
          ...PriceBlock_price
        }
        stock {
          ...StockNote_stock
        }
        ...ProductTags_product
        ... on ConfigurableProduct {
          ...ColourDots_product @alias(as: "colours")
        }
      }
    `,
    product,
  )
  // A second picture doubles what a list loads: only a pointer that comes near is worth it.
  const [isNear, setNear] = useState(false)
  const intl = useIntl()
  const { image, secondImage } = data
  // The product's own price also tells its months; it is the variant's where both are the same.
  const isVariantPriced = variant && variant.amount !== data.price.final.amount
  return (
    <article className={styles.card} onPointerEnter={(event) => setNear(event.pointerType === 'mouse' || isNear)}>
      <div className={styles.pictures}>
        <Picture media={variant?.image ?? image} sizes={SIZES} isDecorative isPriority={isPriority} />
        {isNear && secondImage && !variant ? (
          <Picture media={secondImage} sizes={SIZES} isDecorative className={styles.other} />
        ) : null}
        <div className={styles.tags}>
          <ProductTags product={data} />
        </div>
        {data.isNew ? <p className={styles.new}>{intl.formatMessage({ id: 'card.new' })}</p> : null}
        {action ? <div className={styles.action}>{action}</div> : null}
      </div>
      <div className={styles.text}>
        {data.brand ? <p className={styles.brand}>{data.brand}</p> : null}
        <h3 className={styles.name}>
          <StoreLink
            to={`/${data.urlPath}${variant ? `?childSku=${encodeURIComponent(variant.sku)}` : ''}`}
            className={styles.link}
          >
            {data.name}
          </StoreLink>
        </h3>
        <PriceBlock price={isVariantPriced ? variant.price : data.price} isExact={Boolean(variant)} />
        {data.colours ? <ColourDots product={data.colours} /> : null}
        <StockNote stock={data.stock} />
      </div>
    </article>
  )
}
