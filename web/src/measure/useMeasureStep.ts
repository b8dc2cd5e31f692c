import { useEffect } from 'react'
import { useStoreDefinition } from '../routing/StoreContext.tsx'

/** React hook that reports which step of an application for credit is open, by its number from 1 on; 0 is none. */
export function useMeasureStep(step: number): void {
  const { code } = useStoreDefinition()
  useEffect(() => {
    if (step > 0) measureStep(code, step)
  }, [code, step])
}

/**
 * Reports that a step of an application for credit was opened. Its number alone: no amount, no customer and no campaign,
 * and none that tag managers have kept of the events before.
 */
function measureStep(storeCode: string, step: number): void {
  const events = (window.dataLayer ??= [])
  events.push({
    event: 'credit_step',
    store: storeCode,
    step,
    user_id: null,
    campaign_source: null,
    campaign_medium: null,
    campaign_name: null,
    ecommerce: null,
  })
}
