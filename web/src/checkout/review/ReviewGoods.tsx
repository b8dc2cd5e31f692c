import { useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import { CartPanelLine } from '../../cart/panel/CartPanelLine.tsx'
import { CartTotals } from '../../cart/CartTotals.tsx'
import { ReviewArrival } from './ReviewArrival.tsx'
import styles from './ReviewGoods.module.css'
import type { ReviewGoods_cart$key } from '../../__generated__/ReviewGoods_cart.graphql'

type ReviewGoodsProps = Readonly<{ cart: ReviewGoods_cart$key }>

/**
 * Lists the ordered lines with options, prices and total directly above the order button, never collapsed: German law
 * (§ 312j BGB) requires it there, and it helps every shopper.
 */
export function ReviewGoods({ cart }: ReviewGoodsProps) {
  const data = useFragment(
    graphql`
      fragment ReviewGoods_cart on Cart {
        lines {
          id
          ...CartPanelLine_line
        }
        ...ReviewArrival_cart
        ...CartTotals_cart
      }
    `,
    cart,
  )
  const intl = useIntl()
  return (
    <section className={styles.goods} aria-label={intl.formatMessage({ id: 'checkout.summary' })}>
      <ul className={styles.lines}>
        {data.lines.map((line) => (
          <CartPanelLine key={line.id} line={line} />
        ))}
      </ul>
      <ReviewArrival cart={data} />
      <CartTotals cart={data} />
    </section>
  )
}
