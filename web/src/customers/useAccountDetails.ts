import { useEffect, useEffectEvent } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks'
import type { useAccountDetailsQuery } from '../__generated__/useAccountDetailsQuery.graphql'
import { type CheckoutDetails, EMPTY_DETAILS } from '../checkout/checkoutDetails.ts'
import { useStoreDefinition } from '../routing/StoreContext.tsx'
import { addressDraft } from './addressDraft.ts'
import { namedDraft } from './namedDraft.ts'
import { readSignedInName } from './signedInName.ts'

type Kept = Readonly<{
  details: CheckoutDetails
  isLoaded: boolean
  change: (part: Partial<CheckoutDetails>) => void
}>

/**
 * Fills a checkout in which nothing was written yet from the account that is open: where mails go, and the default
 * addresses of this country, or at least the name. A part of its own, that the checkout can do without: off line, and for guests.
 */
export function useAccountDetails({ details, isLoaded, change }: Kept): void {
  const environment = useRelayEnvironment()
  const { code, countryCode } = useStoreDefinition()
  const isUntouched = isLoaded && details.modifiedAt === 0
  const fill = useEffectEvent(({ viewer }: useAccountDetailsQuery['response']) => {
    // Whoever has begun to write meanwhile goes on with their own.
    if (!viewer.customer || details.modifiedAt !== 0) return
    const { customer } = viewer
    const { email, addresses } = customer
    const here = addresses.filter((address) => address.countryCode === countryCode)
    const shipping = here.find(({ isDefaultShipping }) => isDefaultShipping)
    const billing = here.find(({ isDefaultBilling }) => isDefaultBilling)
    const isBillingSame = billing === undefined || billing === shipping
    change({
      email,
      isBillingSame,
      address: shipping ? addressDraft(shipping) : namedDraft(customer),
      billing: isBillingSame ? EMPTY_DETAILS.billing : addressDraft(billing),
    })
  })
  useEffect(() => {
    if (!isUntouched || readSignedInName(code) === null || !window.navigator.onLine) return
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
  }, [environment, isUntouched, code])
}
