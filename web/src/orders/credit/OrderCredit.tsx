import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import { Amount } from '../../cart/Amount.tsx'
import { creditPath } from '../../credit/account/creditPath.ts'
import { buttonStyle } from '../../design/buttonStyle.ts'
import { StoreLink } from '../../routing/StoreLink.tsx'
import { useFormatDeadline } from '../payment/useFormatDeadline.ts'
import { type CreditState, creditState } from './creditState.ts'
import { PayFromLine } from './PayFromLine.tsx'
import styles from './OrderCredit.module.css'
import type { OrderCredit_order$key } from '../../__generated__/OrderCredit_order.graphql'

/** State of the credit that pays an order, with the buyer's next step; nothing for other orders. */
export function OrderCredit({ order: key }: Readonly<{ order: OrderCredit_order$key }>) {
  const order = useFragment(
    graphql`
      fragment OrderCredit_order on Order {
        status
        statusLabel
        credit {
          amount {
            ...Amount_money
          }
          approved {
            ...Amount_money
          }
          rest {
            amount
          }
          line {
            coversOrder
          }
          applicationNumber
          applyBefore
          creditNumber
        }
        ...PayFromLine_order
      }
    `,
    key,
  )
  const formatDeadline = useFormatDeadline()
  const { status, statusLabel, credit } = order
  if (!credit) return null
  const { amount, approved, rest, line, applicationNumber, applyBefore, creditNumber } = credit
  const state = creditState({ status, statusLabel, isDue: Boolean(applyBefore), hasRest: Boolean(rest) })
  const isPaidByLine = line?.coversOrder === true
  const needsRequest = !isPaidByLine && (state === 'apply' || state === 'part')
  const values = {
    amount: <Amount key="amount" money={amount} />,
    approved: approved ? <Amount key="approved" money={approved} /> : null,
    day: applyBefore ? formatDeadline(applyBefore).day : '',
  }
  return (
    <section className={styles.credit} aria-labelledby="order-credit">
      <h2 id="order-credit" className={styles.title}>
        <FormattedMessage id="orders.creditTitle" />
      </h2>
      <p>
        <FormattedMessage id={state === 'part' && !approved ? MESSAGES.review : MESSAGES[state]} values={values} />
      </p>
      {isPaidByLine ? <PayFromLine order={order} /> : null}
      {applicationNumber && !creditNumber ? (
        <StoreLink
          to={`/my-account/credit-request/${encodeURIComponent(applicationNumber)}`}
          className={buttonStyle(needsRequest ? 'primary' : 'secondary')}
        >
          <FormattedMessage
            id={state === 'apply' ? 'orders.creditApplyLink' : 'orders.creditRequestLink'}
            values={{ number: applicationNumber }}
          />
        </StoreLink>
      ) : null}
      {creditNumber ? (
        <StoreLink to={creditPath(creditNumber)} className={buttonStyle('secondary')}>
          <FormattedMessage id="orders.creditLink" values={{ number: creditNumber }} />
        </StoreLink>
      ) : null}
    </section>
  )
}

const MESSAGES = {
  apply: 'orders.creditApply',
  review: 'orders.creditReview',
  part: 'orders.creditPart',
  rest: 'orders.creditRest',
  authorized: 'orders.creditAuthorized',
  denied: 'orders.creditDenied',
  canceled: 'orders.creditCanceled',
} as const satisfies Record<CreditState, string>
