import { useIntl } from 'react-intl'
import { graphql, usePreloadedQuery } from 'react-relay/hooks'
import { useNavigate } from 'react-router-dom'
import type { NewAddressRouteQuery } from '../../__generated__/NewAddressRouteQuery.graphql'
import { useRouteQuery } from '../../routing/useRouteQuery.ts'
import { useStorePath } from '../../routing/useStorePath.ts'
import { AccountFrame } from '../AccountFrame.tsx'
import { AddressForm } from './AddressForm.tsx'
import { namedDraft } from './namedDraft.ts'

/** Route `/my-account/addresses/new`: new address, prefilled with the customer's names. */
export function NewAddressRoute() {
  const { viewer } = usePreloadedQuery<NewAddressRouteQuery>(
    graphql`
      query NewAddressRouteQuery @preloadable {
        viewer {
          customer {
            ...AccountFrame_customer
            ...namedDraft_customer
            addresses {
              __typename
            }
          }
        }
      }
    `,
    useRouteQuery<NewAddressRouteQuery>(),
  )
  const intl = useIntl()
  const navigate = useNavigate()
  const storePath = useStorePath()
  const { customer } = viewer
  return (
    <AccountFrame title={intl.formatMessage({ id: 'customers.newAddress' })} customer={customer}>
      {customer ? (
        <AddressForm
          initial={{
            addressId: null,
            draft: namedDraft(customer),
            isDefaultShipping: customer.addresses.length === 0,
            isDefaultBilling: customer.addresses.length === 0,
          }}
          onSaved={() => void navigate(storePath('/my-account/addresses'))}
        />
      ) : null}
    </AccountFrame>
  )
}
