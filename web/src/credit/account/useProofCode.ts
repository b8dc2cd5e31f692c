import { useState } from 'react'
import { useIntl } from 'react-intl'
import type { Refusal } from '../../customers/sortRefusal.ts'
import { useCountdown } from '../../telephones/useCountdown.ts'
import { useProofMutations } from './useProofMutations.ts'

/** SMS code of a form: whether it was sent, and to where. */
export type ProofCode = Readonly<{
  /** True once a code was sent for the number, from this page or shortly before. */
  isSent: boolean
  /** Sentence on where it was sent; empty before. */
  said: string
  secondsLeft: number
  /** Sends a code; resolves to null if it was sent. */
  send: (accountNumber: string) => Promise<Refusal | null>
  /** Forgets that a code was sent: it belongs to another number. */
  reset: () => void
}>

/** React hook that has codes sent to the holder of a credit account. */
export function useProofCode(): ProofCode {
  const intl = useIntl()
  const { send: sendCode } = useProofMutations()
  const [said, setSaid] = useState('')
  const [isSent, setIsSent] = useState(false)
  const { secondsLeft, begin } = useCountdown()
  const send = async (accountNumber: string): Promise<Refusal | null> => {
    const outcome = await sendCode({ input: { accountNumber } })
    if (outcome.kind === 'unreachable') return { message: intl.formatMessage({ id: 'customers.offline' }) }
    // Counted from now: the device's clock may be wrong.
    const seconds = outcome.data?.sendCreditCode.resendSeconds ?? null
    if (seconds !== null) begin(seconds)
    if (outcome.kind === 'refused') {
      if (outcome.userErrors.some(({ code }) => code === 'SMS_TOO_SOON')) setIsSent(true)
      return outcome
    }
    setIsSent(true)
    setSaid(outcome.data.sendCreditCode.notices.map(({ message }) => message).join(' '))
    return null
  }
  const reset = () => {
    setIsSent(false)
    setSaid('')
    begin(0)
  }
  return { isSent, said, secondsLeft, send, reset }
}
