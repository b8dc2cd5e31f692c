import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { FeaturedFrame_product$key } from '../../__generated__/FeaturedFrame_product.graphql'
import type { Picture_media$key } from '../../__generated__/Picture_media.graphql'
import { Picture } from '../../design/pictures/Picture.tsx'
import { StoreLink } from '../../routing/StoreLink.tsx'
import styles from './FeaturedFrame.module.css'

const SIZES = '(width >= 80em) 35em, (width >= 48em) 45vw, 100vw'

type Props = Readonly<{
  product: FeaturedFrame_product$key
  /** Picture of the chosen variant. */
  picture?: Picture_media$key | undefined
  /** Price, choices and quantity. */
  children: ReactNode
}>

/** Renders the frame of a featured product: picture on one side, name and purchase on the other. */
export function FeaturedFrame({ product, picture, children }: Props) {
  const { name, brand, urlPath, image } = useFragment(
    graphql`
      fragment FeaturedFrame_product on Product {
        name
        brand
        urlPath
        image {
          ...Picture_media
        }
      }
    `,
    product,
  )
  const intl = useIntl()
  return (
    <div className={styles.frame}>
      <div className={styles.picture}>
        <Picture media={picture ?? image} sizes={SIZES} />
      </div>
      <div className={styles.purchase}>
        <header>
          {brand ? <p className={styles.brand}>{brand}</p> : null}
          <h2>{name}</h2>
        </header>
        {children}
        <StoreLink to={`/${urlPath}`} className={styles.whole}>
          {intl.formatMessage({ id: 'promotions.toProduct' })}
        </StoreLink>
      </div>
    </div>
  )
}
