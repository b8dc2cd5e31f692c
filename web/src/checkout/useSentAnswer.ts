import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useTellOutcome } from '../cart/useTellOutcome.ts'
import type { Outcome } from '../offline/outcome.ts'
import { fieldRefusals } from './fieldRefusals.ts'
import type { Answers, StepFrame } from './stepFrame.ts'

type SentAnswer = Readonly<{
  isBusy: boolean
  /** Why the shop said no, ready to show. */
  refusals: readonly string[]
  /** Sends the answer of a step and goes on; stays when it is refused. True when the step is answered. */
  send: (change: () => Promise<Outcome>) => Promise<boolean>
}>

/**
 * Sending the answer of a step: it stays open until the shop has taken it, or until it is safely waiting for a network.
 * What the shop finds wrong with a field leads to that field.
 */
export function useSentAnswer(frame: StepFrame, refuse: Answers['refuse']): SentAnswer {
  const intl = useIntl()
  const tellOutcome = useTellOutcome()
  const [isBusy, setIsBusy] = useState(false)
  const [refusals, setRefusals] = useState<readonly string[]>([])
  const send = async (change: () => Promise<Outcome>) => {
    setRefusals([])
    setIsBusy(true)
    frame.onSending()
    const outcome = await change()
    setIsBusy(false)
    if (outcome.kind === 'refused') {
      const { fields, others } = fieldRefusals(outcome.userErrors)
      const isTechnical = outcome.userErrors.length === 0
      setRefusals(isTechnical ? [intl.formatMessage({ id: 'cart.failed' })] : others)
      refuse(fields)
      return false
    }
    tellOutcome(outcome)
    frame.onDone()
    return true
  }
  return { isBusy, refusals, send }
}
