import { type ReactNode, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { ProductCard_product$key } from '../../__generated__/ProductCard_product.graphql'
import type { ProductCard_variant$key } from '../../__generated__/ProductCard_variant.graphql'
import { Picture } from '../../design/pictures/Picture.tsx'
import { VisuallyHidden } from '../../design/VisuallyHidden.tsx'
import { StoreLink } from '../../routing/StoreLink.tsx'
import { StockNote } from '../../stock/StockNote.tsx'
import { ChosenTags } from '../filters/ChosenTags.tsx'
import { ColourDots } from './ColourDots.tsx'
import { PriceBlock } from '../price/PriceBlock.tsx'
import { usePriceWords } from '../price/usePriceWords.ts'
import styles from './ProductCard.module.css'

type Props = Readonly<{
  product: ProductCard_product$key
  /** Variant that the list's filters match: shown, priced and linked in place of the product. */
  variant?: ProductCard_variant$key | null | undefined
  /** True for cards that are visible without scrolling. */
  isPriority?: boolean
  /** Button over the corner of the picture, above the card's own link. */
  action?: ReactNode
  /** Line at the end of the card. */
  note?: ReactNode
}>

/** Widths of a card's picture in a grid of two, three or four columns. */
const SIZES = '(width >= 80em) 18.5em, (width >= 64em) 25vw, (width >= 48em) 33vw, 50vw'

/** Renders a product in a list; the whole card links to its page. */
export function ProductCard({ product, variant: shown, isPriority = false, action, note }: Props) {
  const data = useFragment(
    graphql`
      fragment ProductCard_product on Product {
        name
        brand
        urlPath
        isNew
        rating {
          average
          count
        }
        image {
          ...Picture_media
        }
        secondImage {
          ...Picture_media
        }
        price {
          ...PriceBlock_price
          ...usePriceWords_price
        }
        stock {
          status
          ...StockNote_stock
        }
        ...ChosenTags_product
        ... on ConfigurableProduct {
          ...ColourDots_product @alias(as: "colours")
        }
      }
    `,
    product,
  )
  const variant = useFragment(
    graphql`
      fragment ProductCard_variant on ProductVariant {
        sku
        image {
          ...Picture_media
        }
        price {
          ...PriceBlock_price
          ...usePriceWords_price
        }
        ...ChosenTags_variant
      }
    `,
    shown ?? null,
  )
  // A second picture doubles the bytes of a list: it loads only when the pointer comes near.
  const [isNear, setNear] = useState(false)
  const priceWords = usePriceWords((variant ?? data).price)
  const { image, secondImage } = data
  return (
    <article className={styles.card} onPointerEnter={(event) => setNear(event.pointerType === 'mouse' || isNear)}>
      <div className={styles.frame}>
        <div className={styles.pictures}>
          <Picture media={variant?.image ?? image} sizes={SIZES} isDecorative isPriority={isPriority} />
          {isNear && secondImage && !variant ? (
            <Picture media={secondImage} sizes={SIZES} isDecorative className={styles.other} />
          ) : null}
        </div>
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
        {data.rating ? <Rating {...data.rating} /> : null}
        <PriceBlock price={(variant ?? data).price} isExact={Boolean(variant)} />
        <ChosenTags
          product={data}
          variant={variant}
          beside={priceWords}
          isSoldOut={data.stock?.status === 'OUT_OF_STOCK'}
          isNew={data.isNew}
        />
        {data.colours ? <ColourDots product={data.colours} /> : null}
        <StockNote stock={data.stock} />
        {note}
      </div>
    </article>
  )
}

/** Renders stars and the number of reviews, read aloud as one sentence. */
function Rating(rating: Readonly<{ average: number; count: number }>) {
  return (
    <p className={styles.rating}>
      <span className={styles.stars} aria-hidden="true">
        <span style={{ width: `${rating.average * 20}%` }} />
      </span>
      <span aria-hidden="true">({rating.count})</span>
      <VisuallyHidden>
        <FormattedMessage id="card.rating" values={rating} />
      </VisuallyHidden>
    </p>
  )
}
