import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, usePreloadedQuery } from 'react-relay/hooks'
import { useNavigate, useParams } from 'react-router-dom'
import type { EditAddressRouteQuery } from '../../__generated__/EditAddressRouteQuery.graphql'
import { buttonStyle } from '../../design/buttonStyle.ts'
import { EmptyState } from '../../design/EmptyState.tsx'
import { StoreLink } from '../../routing/StoreLink.tsx'
import { useRouteQuery } from '../../routing/useRouteQuery.ts'
import { useStorePath } from '../../routing/useStorePath.ts'
import { addressDraft } from '../../checkout/address/graphAddress.ts'
import { AccountFrame } from '../AccountFrame.tsx'
import { AddressForm } from './AddressForm.tsx'

/** Route `/my-account/addresses/edit/:addressId`: edits an address. */
export function EditAddressRoute() {
  const { viewer } = usePreloadedQuery<EditAddressRouteQuery>(
    graphql`
      query EditAddressRouteQuery @preloadable {
        viewer {
          customer {
            ...AccountFrame_customer
            addresses {
              addressId
              isDefaultShipping
              isDefaultBilling
              ...graphAddress_saved
            }
          }
        }
      }
    `,
    useRouteQuery<EditAddressRouteQuery>(),
  )
  const intl = useIntl()
  const navigate = useNavigate()
  const storePath = useStorePath()
  const { addressId = '' } = useParams()
  const address = viewer.customer?.addresses.find((known) => known.addressId === addressId)
  return (
    <AccountFrame title={intl.formatMessage({ id: 'customers.editAddress' })} customer={viewer.customer}>
      {address ? (
        <AddressForm
          key={addressId}
          initial={{
            addressId,
            draft: addressDraft(address),
            isDefaultShipping: address.isDefaultShipping,
            isDefaultBilling: address.isDefaultBilling,
          }}
          onSaved={() => void navigate(storePath('/my-account/addresses'))}
        />
      ) : (
        <EmptyState
          icon="search"
          title={intl.formatMessage({ id: 'customers.unknownAddressTitle' })}
          action={
            <StoreLink to="/my-account/addresses" className={buttonStyle('primary')}>
              <FormattedMessage id="customers.backToAddresses" />
            </StoreLink>
          }
        />
      )}
    </AccountFrame>
  )
}
