import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { CreditDetails_credit$key } from '../../__generated__/CreditDetails_credit.graphql'
import { Amount } from '../../cart/Amount.tsx'
import { orderPath } from '../../customers/orders/orderPath.ts'
import { Button } from '../../design/Button.tsx'
import { buttonStyle } from '../../design/buttonStyle.ts'
import { StoreLink } from '../../routing/StoreLink.tsx'
import { CreditPanel } from '../CreditPanel.tsx'
import { typeNameOf } from '../payments/creditTypes.ts'
import { CreditDueFacts } from './CreditDueFacts.tsx'
import { CreditPayoff } from './CreditPayoff.tsx'
import { CreditProgress } from './CreditProgress.tsx'
import { CreditSchedule } from './CreditSchedule.tsx'
import { CreditStatusTag } from './CreditStatusTag.tsx'
import styles from './Credit.module.css'

/** Details of a credit, from what is paid to its schedule. */
export function CreditDetails({ credit: key }: Readonly<{ credit: CreditDetails_credit$key }>) {
  const credit = useFragment(
    graphql`
      fragment CreditDetails_credit on CreditInvoice {
        number
        orderNumber
        orderId
        status
        kind
        balance {
          ...Amount_money
        }
        due {
          ...CreditDueFacts_due
        }
        offer {
          ...CreditPanel_offer
        }
        ...CreditStatusTag_credit
        ...CreditProgress_credit
        ...CreditPayoff_credit
        ...CreditSchedule_credit
      }
    `,
    key,
  )
  const { number, orderNumber, orderId, kind, due, offer } = credit
  return (
    <div className={styles.details}>
      <p className={styles.head}>
        <span>{number}</span>
        {orderNumber && orderId ? (
          <StoreLink to={orderPath(orderId)} className={styles.order}>
            <FormattedMessage id="creditAccount.order" values={{ number: orderNumber }} />
          </StoreLink>
        ) : null}
        <CreditStatusTag credit={credit} />
      </p>
      <p className={styles.balance}>
        <FormattedMessage
          id="creditAccount.balance"
          values={{ amount: <Amount key="balance" money={credit.balance} /> }}
        />
      </p>
      <CreditProgress credit={credit} />
      {due ? <CreditDueFacts due={due} headingLevel={2} credit={number} /> : null}
      {!due && credit.status !== 'CANCELED' ? <FormattedMessage id="creditAccount.nothingDue" tagName="p" /> : null}
      <CreditPayoff credit={credit} />
      {credit.status === 'CURRENT' || credit.status === 'OVERDUE' ? (
        <p className={styles.ways}>
          <StoreLink to={`/my-account/payments/${typeNameOf(kind)}`} className={buttonStyle('primary')}>
            <FormattedMessage id="creditAccount.pay" />
          </StoreLink>
        </p>
      ) : null}
      {offer ? (
        <section className={styles.part} aria-labelledby="credit-offer">
          <h2 id="credit-offer" className={styles.title}>
            <FormattedMessage id="creditAccount.offerTitle" />
          </h2>
          <CreditPanel offer={offer} />
        </section>
      ) : null}
      <div className={styles.ways}>
        <Button variant="secondary" onClick={() => window.print()}>
          <FormattedMessage id="creditAccount.print" />
        </Button>
        <StoreLink to="/my-account/credits" className={buttonStyle('quiet')}>
          <FormattedMessage id="creditAccount.back" />
        </StoreLink>
      </div>
      <CreditSchedule credit={credit} />
    </div>
  )
}
