import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { AddressCard_address$key } from '../../__generated__/AddressCard_address.graphql'
import { buttonStyle } from '../../design/buttonStyle.ts'
import { WaitingChangeText } from '../../offline/storage/WaitingChangeText.tsx'
import { StoreLink } from '../../routing/StoreLink.tsx'
import { TelephoneConfirmation } from '../../telephones/TelephoneConfirmation.tsx'
import { AddressText } from './AddressText.tsx'
import { RemoveAddressButton } from './RemoveAddressButton.tsx'
import styles from './AddressesRoute.module.css'

/** Card of a saved address: its uses and its edit actions. A pending address cannot be edited yet. */
export function AddressCard({ address: key }: Readonly<{ address: AddressCard_address$key }>) {
  const address = useFragment(
    graphql`
      fragment AddressCard_address on CustomerAddress {
        addressId
        street
        isDefaultShipping
        isDefaultBilling
        ...graphAddress_saved
        ...TelephoneConfirmation_address
      }
    `,
    key,
  )
  const intl = useIntl()
  const name = address.street.join(', ')
  return (
    <li className={styles.card}>
      {address.isDefaultShipping || address.isDefaultBilling ? (
        <p className={styles.uses}>
          {address.isDefaultShipping ? (
            <span className={styles.use}>
              <FormattedMessage id="customers.isShipping" />
            </span>
          ) : null}
          {address.isDefaultBilling ? (
            <span className={styles.use}>
              <FormattedMessage id="customers.isBilling" />
            </span>
          ) : null}
        </p>
      ) : null}
      <div className={styles.text}>
        <AddressText address={address} />
        <TelephoneConfirmation address={address} />
      </div>
      {address.addressId === '' ? (
        <p>
          <WaitingChangeText id="customers.waiting" />
        </p>
      ) : (
        <div className={styles.ways}>
          <StoreLink
            to={`/my-account/addresses/edit/${encodeURIComponent(address.addressId)}`}
            className={buttonStyle('quiet')}
            aria-label={intl.formatMessage({ id: 'customers.editNamed' }, { address: name })}
          >
            <FormattedMessage id="customers.edit" />
          </StoreLink>
          <RemoveAddressButton addressId={address.addressId} name={name} />
        </div>
      )}
    </li>
  )
}
