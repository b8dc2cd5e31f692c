import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { BirthDate_customer$key } from '../../__generated__/BirthDate_customer.graphql'
import styles from './BirthDate.module.css'

/** Format of a calendar day. Parsed and formatted in UTC, so that the date does not shift to the day before. */
const DAY = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const

/** Read-only date of birth of a customer; renders nothing if it is unknown. */
export function BirthDate({ customer }: Readonly<{ customer: BirthDate_customer$key }>) {
  const { dateOfBirth } = useFragment(
    graphql`
      fragment BirthDate_customer on Customer {
        dateOfBirth
      }
    `,
    customer,
  )
  const { formatDate } = useIntl()
  if (!dateOfBirth) return null
  return (
    <p className={styles.day}>
      <FormattedMessage id="customers.bornOn" values={{ date: formatDate(`${dateOfBirth}T00:00:00Z`, DAY) }} />
    </p>
  )
}
