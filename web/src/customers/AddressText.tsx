import { graphql, useFragment } from 'react-relay/hooks'
import type { AddressText_address$key } from '../__generated__/AddressText_address.graphql'
import styles from './AddressText.module.css'

/** A kept address, line by line. */
export function AddressText({ address: key }: Readonly<{ address: AddressText_address$key }>) {
  const address = useFragment(
    graphql`
      fragment AddressText_address on CustomerAddress {
        firstName
        lastName
        street
        crossStreet
        city
        region
        postcode
        telephone
        company
      }
    `,
    key,
  )
  const place = [`${address.postcode} ${address.city}`, address.region].filter(Boolean).join(', ')
  return (
    <address className={styles.address}>
      <span>
        {address.firstName} {address.lastName}
      </span>
      {address.company ? <span>{address.company}</span> : null}
      <span>{address.street.join(', ')}</span>
      <span>{place}</span>
      {address.crossStreet ? <span>{address.crossStreet}</span> : null}
      {address.telephone ? <span>{address.telephone}</span> : null}
    </address>
  )
}
