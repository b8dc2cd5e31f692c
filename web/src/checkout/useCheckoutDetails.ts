import { useCallback, useEffect, useState } from 'react'
import { useStoreDefinition } from '../routing/StoreContext.tsx'
import { type CheckoutDetails, EMPTY_DETAILS } from './checkoutDetails.ts'
import { resumedDetails } from './isInCheckout.ts'
import { loadCheckoutDetails, saveCheckoutDetails } from './checkoutStorage.ts'
import { deviceTexts } from '../device/textStorage.ts'

type StoredDetails = Readonly<{
  details: CheckoutDetails
  /** False until the stored details are read; the checkout asks for nothing before. */
  isLoaded: boolean
  change: (part: Partial<CheckoutDetails>) => void
}>

/** React hook that holds the checkout details: stored on the device with each change, restored on the next visit. */
export function useCheckoutDetails(): StoredDetails {
  const { code } = useStoreDefinition()
  const [kept, setKept] = useState<Readonly<{ details: CheckoutDetails; isLoaded: boolean }>>({
    details: EMPTY_DETAILS,
    isLoaded: false,
  })
  useEffect(() => {
    // Runs after the first render, which has to match the server's for hydration.
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
