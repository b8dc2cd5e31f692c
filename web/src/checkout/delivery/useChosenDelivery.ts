import { useRef, useState } from 'react'
import { useQueuedMutation } from '../../offline/useQueuedMutation.ts'
import { useStoreDefinition } from '../../routing/StoreContext.tsx'
import { readAddress } from '../address/readAddress.ts'
import { shippingKey } from './shippingKey.ts'
import type { Answers, StepFrame } from '../stepFrame.ts'
import { useSentAnswer } from '../useSentAnswer.ts'
import { type OfferedShipping, shippingChoice } from './offeredMethods.ts'

/**
 * React hook that sends a shipping method when it is chosen, not when the step ends: totals, instalments and the
 * wallet's share depend on it and are shown below it.
 */
export function useChosenDelivery(frame: StepFrame, { details, change, refuse }: Answers) {
  const { countryCode } = useStoreDefinition()
  const setShipping = useQueuedMutation('setCartShipping')
  // The step has more questions, so it stays open.
  const { isBusy, refusals, send } = useSentAnswer({ ...frame, onDone: () => undefined }, refuse)
  const [isChosen, setIsChosen] = useState(false)
  const last = useRef<OfferedShipping | null>(null)
  const read = readAddress(details.address, countryCode)
  const address = read.isValid ? read.address : null

  const remember = (method: OfferedShipping) => {
    last.current = method
    setIsChosen(true)
  }
  /** Resolves to true if the method is accepted, or queued until the device is on line. */
  const choose = async (method: OfferedShipping): Promise<boolean> => {
    if (!address) return false
    remember(method)
    change({ sentShipping: shippingKey(address) })
    const isTaken = await send(() => setShipping(...shippingChoice(address, method)))
    if (!isTaken && last.current === method) change({ sentShipping: null })
    return isTaken
  }
  /** Sends the preselected method. If the cart already holds it, only remembers it for a retry. */
  const preselect = (method: OfferedShipping, isHeld: boolean) => {
    if (isHeld) remember(method)
    else void choose(method)
  }
  /** Sends the last method again after a refusal, or when the platform has lost it. */
  const sendAgain = async () => (last.current ? choose(last.current) : false)
  return { address, choose, preselect, sendAgain, isChosen, isBusy, refusals }
}
