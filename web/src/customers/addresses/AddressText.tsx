import type { graphAddress_saved$key } from '../../__generated__/graphAddress_saved.graphql'
import { savedLabel } from '../../checkout/address/graphAddress.ts'
import styles from './AddressText.module.css'

/** Renders a saved address line by line. */
export function AddressText({ address }: Readonly<{ address: graphAddress_saved$key }>) {
  const { name, company, street, lines } = savedLabel(address)
  return (
    <address className={styles.address}>
      <span>{name}</span>
      {company ? <span>{company}</span> : null}
      <span>{street.join(', ')}</span>
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </address>
  )
}
