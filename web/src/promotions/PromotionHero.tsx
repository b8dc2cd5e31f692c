import { useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { PromotionHero_promotion$key } from '../__generated__/PromotionHero_promotion.graphql'
import { CopyCoupon } from './CopyCoupon.tsx'
import { EditorsPicture } from './EditorsPicture.tsx'
import { useLastDay } from './useLastDay.ts'
import styles from './PromotionHero.module.css'

const SIZES = '(width >= 80em) 45em, (width >= 48em) 60vw, 100vw'

type Props = Readonly<{ promotion: PromotionHero_promotion$key; isOver: boolean }>

/** Renders the head of a promotion: picture, title, last day, coupon. */
export function PromotionHero({ promotion, isOver }: Props) {
  const { title, summary, endsAt, coupon, image } = useFragment(
    graphql`
      fragment PromotionHero_promotion on Promotion {
        title
        summary
        endsAt
        coupon
        image {
          ...EditorsPicture_image
        }
      }
    `,
    promotion,
  )
  const intl = useIntl()
  const lastDay = useLastDay(endsAt)
  return (
    <header className={styles.hero}>
      {image ? <EditorsPicture image={image} sizes={SIZES} isPriority className={styles.picture} /> : null}
      <div className={styles.panel}>
        <h1 className={styles.title}>{title}</h1>
        {summary ? <p>{summary}</p> : null}
        {lastDay && !isOver ? <p className={styles.until}>{lastDay}</p> : null}
        {coupon && !isOver ? (
          <div className={styles.coupon}>
            <p>{intl.formatMessage({ id: 'promotions.coupon' }, { code: coupon })}</p>
            <CopyCoupon code={coupon} />
          </div>
        ) : null}
      </div>
    </header>
  )
}
