import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { BranchCard_branch$key } from '../__generated__/BranchCard_branch.graphql'
import { Icon } from '../design/Icon.tsx'
import styles from './Contact.module.css'

/** Card of a branch: address, opening hours, phone number and map link. */
export function BranchCard({ branch }: Readonly<{ branch: BranchCard_branch$key }>) {
  const { name, street, postcode, city, hours, isPickupPoint, phone, mapUrl } = useFragment(
    graphql`
      fragment BranchCard_branch on Branch {
        name
        street
        postcode
        city
        hours
        isPickupPoint
        phone {
          dialled
          formatted
        }
        mapUrl
      }
    `,
    branch,
  )
  const intl = useIntl()
  const town = [postcode, city].filter((part) => part !== null).join(' ')
  return (
    <li className={styles.card}>
      <h3 className={styles.name}>{name}</h3>
      <address className={styles.address}>
        <span>{street}</span>
        {town === '' ? null : <span>{town}</span>}
        {phone ? (
          <a href={`tel:${phone.dialled}`} className={styles.link}>
            {phone.formatted}
          </a>
        ) : null}
      </address>
      {hours ? <p>{hours}</p> : null}
      {isPickupPoint ? (
        <p className={styles.mark}>
          <Icon name="check" size={16} />
          <FormattedMessage id="contact.pickup" />
        </p>
      ) : null}
      {mapUrl ? (
        <a
          href={mapUrl}
          className={styles.link}
          aria-label={intl.formatMessage({ id: 'contact.directionsTo' }, { name })}
        >
          <FormattedMessage id="contact.directions" />
        </a>
      ) : null}
    </li>
  )
}
