import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { AccountOverview_customer$key } from '../__generated__/AccountOverview_customer.graphql'
import { keepFocusNear } from '../design/keepFocusNear.ts'
import { InstallOffer } from '../install/InstallOffer.tsx'
import { StoreLink } from '../routing/StoreLink.tsx'
import { AccountSection } from './AccountSection.tsx'
import { AddressText } from './addresses/AddressText.tsx'
import { LastOrder } from './orders/LastOrder.tsx'
import styles from './AccountOverview.module.css'

/** Overview of the account: last order, default address and profile. */
export function AccountOverview({ customer: key }: Readonly<{ customer: AccountOverview_customer$key }>) {
  const customer = useFragment(
    graphql`
      fragment AccountOverview_customer on Customer {
        fullName
        email
        addresses {
          isDefaultShipping
          ...graphAddress_saved
        }
        ...LastOrder_customer
      }
    `,
    key,
  )
  const address = customer.addresses.find(({ isDefaultShipping }) => isDefaultShipping)
  return (
    <div ref={keepFocusNear} className={styles.overview}>
      <AccountSection title={<FormattedMessage id="customers.lastOrder" />}>
        <LastOrder customer={customer} />
      </AccountSection>
      <div className={styles.pair}>
        <AccountSection title={<FormattedMessage id="customers.defaultAddress" />}>
          {address ? <AddressText address={address} /> : <FormattedMessage id="customers.noAddress" tagName="p" />}
          <StoreLink to="/my-account/addresses" className={styles.way}>
            <FormattedMessage id="customers.manageAddresses" />
          </StoreLink>
        </AccountSection>
        <AccountSection title={<FormattedMessage id="customers.yourData" />}>
          <p className={styles.who}>
            <span>{customer.fullName}</span>
            <span>{customer.email}</span>
          </p>
          <StoreLink to="/my-account/edit" className={styles.way}>
            <FormattedMessage id="customers.editData" />
          </StoreLink>
        </AccountSection>
      </div>
      <InstallOffer />
    </div>
  )
}
