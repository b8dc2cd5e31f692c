import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { CreditRequestRow_request$key } from '../../__generated__/CreditRequestRow_request.graphql'
import { Amount } from '../../cart/Amount.tsx'
import { useFormatDate } from '../../i18n/useFormatDate.ts'
import { StoreLink } from '../../routing/StoreLink.tsx'
import { RequestStatusTag } from './RequestStatusTag.tsx'
import { requestPath } from './requestPaths.ts'
import styles from './CreditRequest.module.css'

/** Row of an application in a list: kind, state, amount and number; its name links to the application. */
export function CreditRequestRow({ request: key }: Readonly<{ request: CreditRequestRow_request$key }>) {
  const request = useFragment(
    graphql`
      fragment CreditRequestRow_request on CreditApplication {
        number
        kind
        createdAt
        amount {
          ...Amount_money
        }
        ...RequestStatusTag_request
      }
    `,
    key,
  )
  const formatDate = useFormatDate()
  const { number, kind, amount, createdAt } = request
  const name = <FormattedMessage id="creditRequests.kind" values={{ kind }} />
  return (
    <>
      <div className={styles.row}>
        <h3 className={styles.name}>
          {number ? (
            <StoreLink to={requestPath(number)} className={styles.link}>
              {name}
            </StoreLink>
          ) : (
            name
          )}
        </h3>
        <RequestStatusTag request={request} />
      </div>
      <p className={styles.muted}>
        {[number, createdAt ? formatDate(createdAt) : null].filter((text) => text !== null).join(' · ')}
      </p>
      {amount ? (
        <p>
          <Amount money={amount} />
        </p>
      ) : null}
    </>
  )
}
