import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { PickupPlace_pickup$key } from '../__generated__/PickupPlace_pickup.graphql'
import { useFormatDate } from '../i18n/useFormatDate.ts'
import styles from './OrderSuccessPage.module.css'

type PickupPlaceProps = Readonly<{ pickup: PickupPlace_pickup$key; person: string }>

/** Pickup branch of an order, with the person who picks it up and the first day. */
export function PickupPlace({ pickup, person }: PickupPlaceProps) {
  const { readyFrom, branch } = useFragment(
    graphql`
      fragment PickupPlace_pickup on PickupBranch {
        readyFrom
        branch {
          name
          street
          postcode
          city
          hours
        }
      }
    `,
    pickup,
  )
  const formatDate = useFormatDate()
  const { name, street, postcode, city, hours } = branch
  const place = [postcode, city].filter(Boolean).join(' ')
  return (
    <>
      <span>{name}</span>
      {[street, place, hours, person].filter(Boolean).map((line) => (
        <span key={line} className={styles.addressLine}>
          {line}
        </span>
      ))}
      {readyFrom ? (
        <span className={styles.addressLine}>
          <FormattedMessage id="orders.readyFrom" values={{ day: formatDate(readyFrom, 'weekday') }} />
        </span>
      ) : null}
    </>
  )
}
