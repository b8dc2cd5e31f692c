import { useEffect, useEffectEvent } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks'
import type { useAccountDetailsQuery } from '../../__generated__/useAccountDetailsQuery.graphql'
import type { AddressDraft } from '../../checkout/address/addressForm.ts'
import { addressDraft } from '../../checkout/address/graphAddress.ts'
import { type CheckoutDetails, EMPTY_DETAILS } from '../../checkout/checkoutDetails.ts'
import { useStoreDefinition } from '../../routing/StoreContext.tsx'
import { namedDraft } from '../addresses/namedDraft.ts'
import { useSignedInName } from '../useSignedInName.ts'
import { isOnline } from '../../device/isOnline.ts'

/** Query of the account that fills a checkout. */
export const accountDetailsQuery = graphql`
  query useAccountDetailsQuery {
    viewer {
      customer {
        email
        buysForCompany
        company {
          name
          taxId
        }
        ...namedDraft_customer
        addresses {
          countryCode
          isDefaultShipping
          isDefaultBilling
          ...graphAddress_saved
        }
      }
    }
  }
`

type Kept = Readonly<{
  details: CheckoutDetails
  isLoaded: boolean
  change: (part: Partial<CheckoutDetails>) => void
}>

/**
 * React hook that fills an empty checkout from the signed-in account, also after signing in during the checkout: the
 * default addresses in this country, else the names, the company that is bought for on the invoice, and the e-mail
 * address unless given. A separate hook, since the
 * checkout works without it: off line and for guests.
 */
export function useAccountDetails({ details, isLoaded, change }: Kept): void {
  const environment = useRelayEnvironment()
  const { countryCode } = useStoreDefinition()
  const name = useSignedInName()
  const hasAddress = useEffectEvent(() => isWritten(details.address) || isWritten(details.billing))
  const fill = useEffectEvent(({ viewer }: useAccountDetailsQuery['response']) => {
    // A shopper who has started typing in the meantime keeps their own text.
    if (!viewer.customer || hasAddress()) return
    const { customer } = viewer
    const { email, addresses, buysForCompany, company } = customer
    const here = addresses.filter((address) => address.countryCode === countryCode)
    const shipping = here.find(({ isDefaultShipping }) => isDefaultShipping)
    const billing = here.find(({ isDefaultBilling }) => isDefaultBilling)
    const buyer = buysForCompany && company ? { company: company.name, taxId: company.taxId } : null
    const draftOf = (saved: typeof shipping) => (saved ? addressDraft(saved) : namedDraft(customer))
    // An invoice to a company names it, also where it goes to the address of the delivery.
    const isBillingSame = buyer === null ? billing === undefined || billing === shipping : !(billing ?? shipping)
    change({
      email: details.email === '' ? email : details.email,
      isBillingSame,
      address: draftOf(shipping),
      billing: isBillingSame && buyer === null ? EMPTY_DETAILS.billing : { ...draftOf(billing ?? shipping), ...buyer },
    })
  })
  useEffect(() => {
    if (!isLoaded || name === null || !isOnline() || hasAddress()) return
    const reading = fetchQuery<useAccountDetailsQuery>(
      environment,
      accountDetailsQuery,
      {},
      { fetchPolicy: 'store-or-network' },
      // On failure the shopper types the address.
    ).subscribe({ next: (data) => fill(data), error: () => undefined })
    return () => reading.unsubscribe()
  }, [environment, isLoaded, name])
}

/** Names alone are no address: the account form in the checkout asks for them. */
function isWritten({ firstName: _first, lastName: _last, mothersName: _mothers, ...place }: AddressDraft): boolean {
  return Object.values(place).some((text) => text !== '')
}
