import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { BirthDate_customer$key } from '../__generated__/BirthDate_customer.graphql'
import styles from './BirthDate.module.css'

/** A day of the calendar, no moment: written in the zone that it is read in, so that it does not slip to the day before. */
const DAY = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const

/** The day a customer was born on, to be looked at; nothing where the shop does not know it. */
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
