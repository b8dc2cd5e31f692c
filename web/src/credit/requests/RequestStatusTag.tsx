import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { RequestStatusTag_request$key } from '../../__generated__/RequestStatusTag_request.graphql'
import { classNames } from '../../design/classNames.ts'
import styles from './CreditRequest.module.css'

const GOOD: readonly string[] = ['APPROVED', 'ACTIVE']
const NEEDS_APPLICANT: readonly string[] = ['DRAFT', 'NEEDS_FILES', 'PARTIALLY_APPROVED']

/** State of an application in words. */
export function RequestStatusTag({ request }: Readonly<{ request: RequestStatusTag_request$key }>) {
  const { status } = useFragment(
    graphql`
      fragment RequestStatusTag_request on CreditApplication {
        status
      }
    `,
    request,
  )
  return (
    <span
      className={classNames(
        styles.tag,
        GOOD.includes(status) && styles.good,
        NEEDS_APPLICANT.includes(status) && styles.toDo,
      )}
    >
      <FormattedMessage id="creditRequests.status" values={{ status }} />
    </span>
  )
}
