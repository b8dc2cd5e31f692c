import { useCallback, useRef, useState } from 'react'
import type { Outcome } from '../../offline/outcome.ts'

type ChosenQuantity = Readonly<{ shown: number; choose: (quantity: number) => void }>

type Verbs = Readonly<{
  /** Queues a quantity. The queue delays it, so that of several presses the last is sent. */
  send: (quantity: number) => Promise<Outcome>
  tell: (outcome: Outcome) => void
}>

/**
 * React hook for an optimistic stepper: a chosen quantity is shown and queued at once, so that a page that unloads
 * loses nothing. Presses merged into one task share its outcome, which is notified once.
 */
export function useChosenQuantity(quantity: number, { send, tell }: Verbs): ChosenQuantity {
  const [draft, setDraft] = useState<number | null>(null)
  const told = useRef<Outcome | null>(null)
  const choose = useCallback(
    (wanted: number) => {
      setDraft(wanted)
      void send(wanted).then((outcome) => {
        setDraft((current) => (current === wanted ? null : current))
        if (outcome === told.current) return
        told.current = outcome
        tell(outcome)
      })
    },
    [send, tell],
  )
  return { shown: draft ?? quantity, choose }
}
