import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { CouponList_viewer$key } from '../__generated__/CouponList_viewer.graphql'
import { EmptyState } from '../design/EmptyState.tsx'
import { buttonStyle } from '../design/buttonStyle.ts'
import { StoreLink } from '../routing/StoreLink.tsx'
import { CouponCard } from './CouponCard.tsx'
import { NEWSLETTER_COUPON_SHARE } from './limits.ts'
import styles from './Coupons.module.css'

/** Coupons of a customer: usable ones first, used and expired ones below. */
export function CouponList({ viewer }: Readonly<{ viewer: CouponList_viewer$key }>) {
  const { customer, cart } = useFragment(
    graphql`
      fragment CouponList_viewer on Viewer @argumentDefinitions(first: { type: "Int!" }) {
        customer {
          coupons(first: $first) {
            nodes {
              code
              state
              ...CouponCard_coupon
            }
          }
        }
        cart {
          coupon {
            code
          }
        }
      }
    `,
    viewer,
  )
  const coupons = customer?.coupons?.nodes
  if (!coupons) {
    return (
      <p role="alert">
        <FormattedMessage id="coupons.trouble" />
      </p>
    )
  }
  if (coupons.length === 0) return <NoCoupons />
  const [usable, over] = [
    coupons.filter(({ state }) => state === 'USABLE'),
    coupons.filter(({ state }) => state !== 'USABLE'),
  ]
  const cards = (list: typeof coupons) => (
    <ul className={styles.coupons}>
      {list.map((coupon) => (
        <CouponCard key={coupon.code} coupon={coupon} isInCart={cart?.coupon?.code === coupon.code} />
      ))}
    </ul>
  )
  return (
    <>
      {usable.length > 0 ? cards(usable) : <FormattedMessage id="coupons.noneUsable" tagName="p" />}
      {over.length > 0 ? (
        <section className={styles.over}>
          <h2>
            <FormattedMessage id="coupons.over" />
          </h2>
          {cards(over)}
        </section>
      ) : null}
    </>
  )
}

function NoCoupons() {
  const intl = useIntl()
  const share = `${intl.formatNumber(NEWSLETTER_COUPON_SHARE * 100)}\u00a0%`
  return (
    <EmptyState
      icon="info"
      title={intl.formatMessage({ id: 'coupons.emptyTitle' })}
      action={
        <StoreLink to="/my-account/newsletter" className={buttonStyle('primary')}>
          <FormattedMessage id="coupons.emptyAction" />
        </StoreLink>
      }
    >
      <p>
        <FormattedMessage id="coupons.emptyText" values={{ share }} />
      </p>
    </EmptyState>
  )
}
