import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { CreditRequests_customer$key } from '../../__generated__/CreditRequests_customer.graphql'
import { AccountSection } from '../../customers/AccountSection.tsx'
import { CreditRequestRow } from './CreditRequestRow.tsx'
import styles from './CreditRequest.module.css'

/** Applications of a customer, newest first. A customer without one, and a platform without them, have no list. */
export function CreditRequests({ customer }: Readonly<{ customer: CreditRequests_customer$key }>) {
  const { creditRequests } = useFragment(
    graphql`
      fragment CreditRequests_customer on Customer {
        creditRequests(first: 50) {
          nodes {
            id
            ...CreditRequestRow_request
          }
        }
      }
    `,
    customer,
  )
  if (!creditRequests || creditRequests.nodes.length === 0) return null
  return (
    <AccountSection title={<FormattedMessage id="creditRequests.listTitle" />}>
      <ul className={styles.requests}>
        {creditRequests.nodes.map((request) => (
          <li key={request.id} className={styles.request}>
            <CreditRequestRow request={request} />
          </li>
        ))}
      </ul>
    </AccountSection>
  )
}
