import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { CreditRequestDetails_request$key } from '../../__generated__/CreditRequestDetails_request.graphql'
import { buttonStyle } from '../../design/buttonStyle.ts'
import { StoreLink } from '../../routing/StoreLink.tsx'
import { AccountSection } from '../../customers/AccountSection.tsx'
import { CreditPanel } from '../CreditPanel.tsx'
import { CancelRequest } from './CancelRequest.tsx'
import { CounterOffer } from './CounterOffer.tsx'
import { EraseRequest } from './EraseRequest.tsx'
import { RequestFacts } from './RequestFacts.tsx'
import { RequestMissing } from './RequestMissing.tsx'
import { RequestNext } from './RequestNext.tsx'
import { RequestStatusTag } from './RequestStatusTag.tsx'
import { RequestTimeline } from './RequestTimeline.tsx'
import styles from './CreditRequest.module.css'

const UNFINISHED: readonly string[] = ['DRAFT', 'NEEDS_FILES']
const CANCELABLE: readonly string[] = ['DRAFT', 'SUBMITTED', 'NEEDS_FILES']
/** An approved application is a contract, which is not erased. */
const CONTRACTS: readonly string[] = ['APPROVED', 'ACTIVE']
/** Those whose offer counts and is not shown to be accepted. */
const OFFERED: readonly string[] = ['SUBMITTED', 'NEEDS_FILES', 'APPROVED', 'ACTIVE']

/** Details of an application: its state, what it needs, its offer, and the ways out of it. */
export function CreditRequestDetails({ request: key }: Readonly<{ request: CreditRequestDetails_request$key }>) {
  const request = useFragment(
    graphql`
      fragment CreditRequestDetails_request on CreditApplication {
        number
        status
        steps {
          __typename
        }
        offer {
          ...CreditPanel_offer
        }
        ...RequestStatusTag_request
        ...RequestTimeline_request
        ...RequestNext_request
        ...RequestFacts_request
        ...RequestMissing_request
        ...CounterOffer_request
      }
    `,
    key,
  )
  const { number, status, steps, offer } = request
  const isErasable = (steps !== null || number === null) && !CONTRACTS.includes(status)
  return (
    <div className={styles.details}>
      <p className={styles.head}>
        <span>{number}</span>
        <RequestStatusTag request={request} />
      </p>
      <RequestTimeline request={request} />
      <RequestNext request={request} />
      {UNFINISHED.includes(status) ? <RequestMissing request={request} /> : null}
      {status === 'PARTIALLY_APPROVED' ? <CounterOffer request={request} /> : null}
      <AccountSection title={<FormattedMessage id="creditRequests.factsTitle" />}>
        <RequestFacts request={request} />
        {offer && OFFERED.includes(status) ? <CreditPanel offer={offer} /> : null}
      </AccountSection>
      <div className={styles.ways}>
        {status === 'ACTIVE' ? (
          <StoreLink to="/payments" className={buttonStyle('secondary')}>
            <FormattedMessage id="creditPayments.title" />
          </StoreLink>
        ) : null}
        {number && CANCELABLE.includes(status) ? <CancelRequest number={number} isOffered={false} /> : null}
        {isErasable ? <EraseRequest /> : null}
      </div>
    </div>
  )
}
