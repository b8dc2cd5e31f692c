import { useCallback, useEffect, useState } from 'react'
import { useStoreDefinition } from '../routing/StoreContext.tsx'
import { type CheckoutDetails, EMPTY_DETAILS } from './checkoutDetails.ts'
import { resumedDetails } from './isInCheckout.ts'
import { loadCheckoutDetails, saveCheckoutDetails } from './checkoutStorage.ts'
import { deviceTexts } from '../device/textStorage.ts'

type KeptDetails = Readonly<{
  details: CheckoutDetails
  /** False until what the device kept has been read: before that nothing is asked for. */
  isLoaded: boolean
  change: (part: Partial<CheckoutDetails>) => void
}>

/** What the shopper has told the checkout: saved on the device with each change, read back when they return. */
export function useCheckoutDetails(): KeptDetails {
  const { code } = useStoreDefinition()
  const [kept, setKept] = useState<Readonly<{ details: CheckoutDetails; isLoaded: boolean }>>({
    details: EMPTY_DETAILS,
    isLoaded: false,
  })
  useEffect(() => {
    // After the first render, which has to be the server's.
    const details = resumedDetails(loadCheckoutDetails(deviceTexts, code), Date.now())
    // oxlint-disable-next-line react/set-state-in-effect
    setKept({ details, isLoaded: true })
  }, [code])
  const change = useCallback(
    (part: Partial<CheckoutDetails>) =>
      setKept(({ details: current, isLoaded }) => {
        const details = { ...current, ...part, modifiedAt: Date.now() }
        saveCheckoutDetails(deviceTexts, code, details)
        return { details, isLoaded }
      }),
    [code],
  )
  return { ...kept, change }
}
