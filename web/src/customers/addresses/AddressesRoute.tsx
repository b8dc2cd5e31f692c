import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, usePreloadedQuery } from 'react-relay/hooks'
import type { AddressesRouteQuery } from '../../__generated__/AddressesRouteQuery.graphql'
import { buttonStyle } from '../../design/buttonStyle.ts'
import { EmptyState } from '../../design/EmptyState.tsx'
import { StoreLink } from '../../routing/StoreLink.tsx'
import { useRouteQuery } from '../../routing/useRouteQuery.ts'
import { AccountFrame } from '../AccountFrame.tsx'
import { AddressCard } from './AddressCard.tsx'
import styles from './AddressesRoute.module.css'

/** Route `/my-account/addresses`: addresses for deliveries and invoices. */
export function AddressesRoute() {
  const { viewer } = usePreloadedQuery<AddressesRouteQuery>(
    graphql`
      query AddressesRouteQuery @preloadable {
        viewer {
          customer {
            ...AccountFrame_customer
            addresses {
              addressId
              ...AddressCard_address
            }
          }
        }
      }
    `,
    useRouteQuery<AddressesRouteQuery>(),
  )
  const intl = useIntl()
  const addresses = viewer.customer?.addresses ?? []
  const add = (
    <StoreLink to="/my-account/addresses/new" className={buttonStyle('primary')}>
      <FormattedMessage id="customers.addAddress" />
    </StoreLink>
  )
  return (
    <AccountFrame title={intl.formatMessage({ id: 'customers.addresses' })} customer={viewer.customer}>
      {addresses.length === 0 ? (
        <EmptyState icon="truck" title={intl.formatMessage({ id: 'customers.addressesEmptyTitle' })} action={add}>
          <p>
            <FormattedMessage id="customers.addressesEmpty" />
          </p>
        </EmptyState>
      ) : (
        <>
          <ul className={styles.addresses}>
            {addresses.map((address) => (
              <AddressCard key={address.addressId} address={address} />
            ))}
          </ul>
          <div>{add}</div>
        </>
      )}
    </AccountFrame>
  )
}
