import { useCallback, useEffect, useState } from 'react'
import { useStoreDefinition } from '../routing/StoreContext.tsx'
import { type CheckoutDetails, EMPTY_DETAILS } from './checkoutDetails.ts'
import { resumedDetails } from './isInCheckout.ts'
import { checkoutKey, loadCheckoutDetails, saveCheckoutDetails } from './checkoutStorage.ts'
import { deviceTexts } from '../device/textStorage.ts'

type StoredDetails = Readonly<{
  details: CheckoutDetails
  /** False until the stored details are read; the checkout asks for nothing before. */
  isLoaded: boolean
  change: (part: Partial<CheckoutDetails>) => void
}>

/**
 * React hook that holds the checkout details: stored on the device with each change, restored on the next visit, and the
 * same in all tabs.
 */
export function useCheckoutDetails(): StoredDetails {
  const { code } = useStoreDefinition()
  const [kept, setKept] = useState<Readonly<{ details: CheckoutDetails; isLoaded: boolean }>>({
    details: EMPTY_DETAILS,
    isLoaded: false,
  })
  useEffect(() => {
    const load = () => setKept({ details: present(code), isLoaded: true })
    const follow = ({ key }: StorageEvent) => {
      if (key !== checkoutKey(code)) return
      deviceTexts.follow(key)
      load()
    }
    // Runs after the first render, which has to match the server's for hydration.
    // oxlint-disable-next-line react/set-state-in-effect
    load()
    window.addEventListener('storage', follow)
    return () => window.removeEventListener('storage', follow)
  }, [code])
  const change = useCallback(
    (part: Partial<CheckoutDetails>) =>
      setKept(({ details: current, isLoaded }) => {
        const stored = present(code)
        // Another tab may have stored other parts a moment ago.
        const latest = stored.modifiedAt === current.modifiedAt ? current : stored
        const details = { ...latest, ...part, modifiedAt: Date.now() }
        saveCheckoutDetails(deviceTexts, code, details)
        return { details, isLoaded }
      }),
    [code],
  )
  return { ...kept, change }
}

function present(storeCode: string): CheckoutDetails {
  return resumedDetails(loadCheckoutDetails(deviceTexts, storeCode), Date.now())
}
