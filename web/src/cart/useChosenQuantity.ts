import { useCallback, useRef, useState } from 'react'
import type { Outcome } from '../offline/outcome.ts'

type ChosenQuantity = Readonly<{ shown: number; choose: (quantity: number) => void }>

type Verbs = Readonly<{
  /** Keeps a quantity in the queue, which lets it rest: of several presses the last one is sent. */
  send: (quantity: number) => Promise<Outcome>
  tell: (outcome: Outcome) => void
}>

/**
 * Lets a stepper run ahead: what was chosen is shown and kept at once, so that a page that goes in the next moment takes
 * nothing with it. Presses that became one change have one outcome, and it is told once.
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
