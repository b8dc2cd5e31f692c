import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { RequestFacts_request$key } from '../../__generated__/RequestFacts_request.graphql'
import { Amount } from '../../cart/Amount.tsx'
import { useFormatDate } from '../../i18n/useFormatDate.ts'
import styles from './CreditRequest.module.css'

/** Facts of an application: kind, amounts, deposit, order. Those that are not known are left out. */
export function RequestFacts({ request: key }: Readonly<{ request: RequestFacts_request$key }>) {
  const { kind, amount, approved, createdAt, depositHint, orderNumber } = useFragment(
    graphql`
      fragment RequestFacts_request on CreditApplication {
        kind
        amount {
          ...Amount_money
        }
        approved {
          ...Amount_money
        }
        createdAt
        depositHint
        orderNumber
      }
    `,
    key,
  )
  const formatDate = useFormatDate()
  const facts = [
    { title: 'creditRequests.factKind', value: <FormattedMessage id="creditRequests.kind" values={{ kind }} /> },
    { title: 'creditRequests.factAmount', value: amount ? <Amount money={amount} /> : null },
    { title: 'creditRequests.factApproved', value: approved ? <Amount money={approved} /> : null },
    { title: 'creditRequests.factDeposit', value: depositHint },
    { title: 'creditRequests.factOrder', value: orderNumber },
    { title: 'creditRequests.factStarted', value: createdAt ? formatDate(createdAt) : null },
  ]
  return (
    <dl className={styles.facts}>
      {facts.map(({ title, value }) =>
        value ? (
          <div key={title}>
            <dt>
              <FormattedMessage id={title} />
            </dt>
            <dd>{value}</dd>
          </div>
        ) : null,
      )}
    </dl>
  )
}
