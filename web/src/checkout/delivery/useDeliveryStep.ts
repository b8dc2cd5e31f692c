import { useState } from 'react'
import { useQueuedMutation } from '../../offline/useQueuedMutation.ts'
import { useStoreDefinition } from '../../routing/StoreContext.tsx'
import { shippingChoice } from './offeredMethods.ts'
import { readAddress } from '../address/readAddress.ts'
import { type ReadDelivery, deliveryKey, readPickup } from './readDelivery.ts'
import type { Answers, StepFrame } from '../stepFrame.ts'
import { usePickupOffer } from './usePickupOffer.ts'
import { useSentAnswer } from '../useSentAnswer.ts'

/**
 * React hook of the delivery step: home delivery, or pickup in a branch. A branch is sent at the end of this step,
 * since it also sets the shipping method.
 */
export function useDeliveryStep(frame: StepFrame, { details, change, refuse }: Answers, isBilling: boolean) {
  const { countryCode } = useStoreDefinition()
  const setShipping = useQueuedMutation('setCartShipping')
  const { isBusy, refusals, send } = useSentAnswer(frame, refuse)
  const [asked, setAsked] = useState(0)
  const offer = usePickupOffer(!isBilling && frame.state === 'current', String(asked))
  const [wish, setWish] = useState<'home' | 'branch' | null>(null)
  const known = wish ?? (details.pickup === null ? 'home' : 'branch')
  const way = offer === null || offer.branches.length === 0 ? 'home' : offer.isDeliverable ? known : 'branch'
  const pickup = offer?.branches.find(({ code }) => code === details.pickup?.code) ?? null
  const isPickup = way === 'branch'
  const read: ReadDelivery = isPickup
    ? readPickup(details.address, pickup, countryCode)
    : readAddress(details.address, countryCode)

  const choose = (wanted: 'home' | 'branch') => {
    setWish(wanted)
    if (wanted === 'home') change({ pickup: null })
  }
  const pickUp = async () => {
    if (!offer || !pickup || !read.isValid) return
    change({ isAddressConfirmed: true, sentShipping: deliveryKey(details, read.address) })
    const method = { ...offer.method, pickupBranchCode: pickup.code }
    const { address } = read
    if (await send(() => setShipping(...shippingChoice(address, method)))) return
    change({ sentShipping: null })
    // The branch may have sold out in the meantime.
    setAsked((times) => times + 1)
  }
  return { offer, way, choose, read, isPickup, pickup, pickUp, isBusy, refusals }
}
