import { useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { useNotifyOutcome } from '../cart/useNotifyOutcome.ts'
import type { Outcome } from '../offline/outcome.ts'
import { fieldRefusals } from './fieldRefusals.ts'
import type { Answers, StepFrame } from './stepFrame.ts'

type SentAnswer = Readonly<{
  isBusy: boolean
  /** Reasons for the refusal, ready to show. */
  refusals: readonly string[]
  /** Sends a step's answer and completes the step, unless it is refused. Resolves to true if the step is answered. */
  send: (change: () => Promise<Outcome>) => Promise<boolean>
}>

/**
 * React hook that sends the answer of a step. The step stays open until the platform has accepted it or the task waits
 * for the network. Field errors move the shopper to their fields.
 */
export function useSentAnswer(frame: StepFrame, refuse: Answers['refuse']): SentAnswer {
  const intl = useIntl()
  const notifyOutcome = useNotifyOutcome()
  const [isBusy, setIsBusy] = useState(false)
  const [refusals, setRefusals] = useState<readonly string[]>([])
  const last = useRef(0)
  const send = async (change: () => Promise<Outcome>) => {
    const attempt = (last.current += 1)
    setRefusals([])
    setIsBusy(true)
    frame.onSending()
    const outcome = await change()
    // A newer answer was sent in the meantime: its outcome counts, and this one is ignored.
    if (attempt !== last.current) return outcome.kind !== 'refused'
    setIsBusy(false)
    if (outcome.kind === 'refused') {
      const { fields, others } = fieldRefusals(outcome.userErrors)
      const isTechnical = outcome.userErrors.length === 0
      setRefusals(isTechnical ? [intl.formatMessage({ id: 'cart.failed' })] : others)
      refuse(fields)
      return false
    }
    notifyOutcome(outcome)
    frame.onDone()
    return true
  }
  return { isBusy, refusals, send }
}
