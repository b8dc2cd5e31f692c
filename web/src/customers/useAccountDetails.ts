import { useEffect, useEffectEvent } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks'
import type { useAccountDetailsQuery } from '../__generated__/useAccountDetailsQuery.graphql'
import { type AddressDraft, type CheckoutDetails, EMPTY_DETAILS } from '../checkout/checkoutDetails.ts'
import { useStoreDefinition } from '../routing/StoreContext.tsx'
import { addressDraft } from './addressDraft.ts'
import { namedDraft } from './namedDraft.ts'
import { useSignedInName } from './useSignedInName.ts'
import { isOnline } from '../device/isOnline.ts'

type Kept = Readonly<{
  details: CheckoutDetails
  isLoaded: boolean
  change: (part: Partial<CheckoutDetails>) => void
}>

/**
 * Fills a checkout in which no address was written yet from the account that is open, or is opened on the way: the default
 * addresses of this country, or at least the name, and where mails go unless that was said. A part of its own, that the
 * checkout can do without: off line, and for guests.
 */
export function useAccountDetails({ details, isLoaded, change }: Kept): void {
  const environment = useRelayEnvironment()
  const { countryCode } = useStoreDefinition()
  const name = useSignedInName()
  const hasAddress = useEffectEvent(() => isWritten(details.address) || isWritten(details.billing))
  const fill = useEffectEvent(({ viewer }: useAccountDetailsQuery['response']) => {
    // Whoever has begun to write meanwhile goes on with their own.
    if (!viewer.customer || hasAddress()) return
    const { customer } = viewer
    const { email, addresses } = customer
    const here = addresses.filter((address) => address.countryCode === countryCode)
    const shipping = here.find(({ isDefaultShipping }) => isDefaultShipping)
    const billing = here.find(({ isDefaultBilling }) => isDefaultBilling)
    const isBillingSame = billing === undefined || billing === shipping
    change({
      email: details.email === '' ? email : details.email,
      isBillingSame,
      address: shipping ? addressDraft(shipping) : namedDraft(customer),
      billing: isBillingSame ? EMPTY_DETAILS.billing : addressDraft(billing),
    })
  })
  useEffect(() => {
    if (!isLoaded || name === null || !isOnline() || hasAddress()) return
    const reading = fetchQuery<useAccountDetailsQuery>(
      environment,
      graphql`
        query useAccountDetailsQuery {
          viewer {
            customer {
              email
              ...namedDraft_customer
              addresses {
                countryCode
                isDefaultShipping
                isDefaultBilling
                ...addressDraft_address
              }
            }
          }
        }
      `,
      {},
      { fetchPolicy: 'store-or-network' },
      // What cannot be read now is written by hand.
    ).subscribe({ next: (data) => fill(data), error: () => undefined })
    return () => reading.unsubscribe()
  }, [environment, isLoaded, name])
}

/** Names alone are no address: an account that is made on the way asks for them. */
function isWritten({ firstName: _first, lastName: _last, mothersName: _mothers, ...place }: AddressDraft): boolean {
  return Object.values(place).some((text) => text !== '')
}
