import { graphql, useFragment } from 'react-relay/hooks'
import type { AddressText_address$key } from '../__generated__/AddressText_address.graphql'
import { fullName } from '../checkout/fullName.ts'
import styles from './AddressText.module.css'

/** A kept address, line by line. */
export function AddressText({ address: key }: Readonly<{ address: AddressText_address$key }>) {
  const address = useFragment(
    graphql`
      fragment AddressText_address on CustomerAddress {
        firstName
        lastName
        mothersName
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
  const { firstName, lastName, mothersName } = address
  const place = [`${address.postcode} ${address.city}`, address.region].filter(Boolean).join(', ')
  return (
    <address className={styles.address}>
      <span>{fullName({ firstName, lastName, mothersName })}</span>
      {address.company ? <span>{address.company}</span> : null}
      <span>{address.street.join(', ')}</span>
      <span>{place}</span>
      {address.crossStreet ? <span>{address.crossStreet}</span> : null}
      {address.telephone ? <span>{address.telephone}</span> : null}
    </address>
  )
}
