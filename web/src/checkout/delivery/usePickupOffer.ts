import { useEffect, useState } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks'
import type { Schedule } from '@hogar/schema/places/openingState.ts'
import type { GeoPoint } from '@hogar/schema/places/postcodePlaces.ts'
import type { usePickupOfferQuery } from '../../__generated__/usePickupOfferQuery.graphql'
import { scheduleOf } from '../../contact/branches/scheduleOf.ts'
import { useOnlineStatus } from '../../offline/useOnlineStatus.ts'
import { principalOf } from '../../relay/network/requirePrincipal.ts'
import type { ChosenBranch } from '../checkoutDetails.ts'

const query = graphql`
  query usePickupOfferQuery {
    viewer {
      cart {
        pickupRefusal
        shippingMethods {
          carrierCode
          methodCode
          title
          isPickup
          pickupBranches {
            readyFrom
            branch {
              code
              name
              street
              postcode
              city
              hours
              location {
                latitude
                longitude
              }
              ...scheduleOf_branch
            }
          }
        }
      }
    }
  }
`

/** Branch as the platform offers it. */
export type OfferedBranch = ChosenBranch &
  Readonly<{ hours: string | null; location: GeoPoint | null; schedule: Schedule | null }>

/** Branches in which the cart can be picked up, or the reason why it cannot. */
export type PickupOffer = Readonly<{
  method: Readonly<{ carrierCode: string; methodCode: string; title: string }>
  branches: readonly OfferedBranch[]
  refusal: string | null
  /** True if home delivery is possible too. */
  isDeliverable: boolean
}>

/**
 * React hook that fetches the branches in which the cart can be picked up. Returns null until they are loaded, which
 * needs the network, and if the store offers no pickup.
 * @param attempt forces a new fetch when it changes
 */
export function usePickupOffer(isAsked: boolean, attempt: string): PickupOffer | null {
  const environment = useRelayEnvironment()
  const isOnline = useOnlineStatus()
  const [offer, setOffer] = useState<PickupOffer | null>(null)
  useEffect(() => {
    if (!isAsked || !isOnline) return
    const reading = fetchQuery<usePickupOfferQuery>(
      environment,
      query,
      {},
      { networkCacheConfig: { ...principalOf({ principal: 'viewer.cart' }), force: true } },
    ).subscribe({
      next: (data) => setOffer(offerOf(data)),
      // Without the offer the order is delivered, which is the usual case.
      error: () => undefined,
    })
    return () => reading.unsubscribe()
  }, [environment, isAsked, isOnline, attempt])
  return offer
}

function offerOf({ viewer }: usePickupOfferQuery['response']): PickupOffer | null {
  const methods = viewer.cart?.shippingMethods ?? []
  const refusal = viewer.cart?.pickupRefusal ?? null
  const pickup = methods.find(({ isPickup }) => isPickup)
  const branches = (pickup?.pickupBranches ?? []).flatMap(({ readyFrom, branch }) => {
    const { code, name, street, postcode, city, hours, location } = branch
    if (!postcode || !city) return []
    const known = { code, name, street, postcode, city, readyFrom: readyFrom ?? null }
    const point = location ? { latitude: location.latitude, longitude: location.longitude } : null
    return [{ ...known, hours: hours ?? null, location: point, schedule: scheduleOf(branch) }]
  })
  if (branches.length === 0 && refusal === null) return null
  const { carrierCode = '', methodCode = '', title = '' } = pickup ?? {}
  return {
    method: { carrierCode, methodCode, title },
    branches,
    refusal,
    isDeliverable: methods.some(({ isPickup }) => !isPickup),
  }
}
