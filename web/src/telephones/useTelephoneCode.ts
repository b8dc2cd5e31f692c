import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useCountdown } from './useCountdown.ts'
import { useSendTelephoneCodeMutation } from './useSendTelephoneCodeMutation.ts'

export type TelephoneCode = Readonly<{
  /** True once a code was sent, or may have been, from this page or shortly before. */
  isSent: boolean
  isSending: boolean
  /** Reason why no SMS was sent, ready to show. */
  refusal: string | null
  /** Seconds until another code can be requested; 0 if it can now. */
  secondsLeft: number
  send: () => Promise<void>
}>

/** Codes of refusals after which a code may be on its way, or there already. */
const SENT_BEFORE: ReadonlySet<string> = new Set(['SMS_TOO_SOON', 'SMS_UNCERTAIN'])

/** React hook that requests codes for an address's phone number. The countdown continues while the form is closed. */
export function useTelephoneCode(addressId: string): TelephoneCode {
  const intl = useIntl()
  const sendCode = useSendTelephoneCodeMutation()
  const [isSent, setIsSent] = useState(false)
  const [isSending, setIsSending] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const { secondsLeft, begin } = useCountdown()
  const send = async () => {
    if (isSending) return
    setIsSending(true)
    setRefusal(null)
    const outcome = await sendCode(addressId)
    setIsSending(false)
    if (outcome.kind === 'unreachable') return setRefusal(intl.formatMessage({ id: 'telephones.offline' }))
    // Counted from now: the device's clock may be wrong.
    const seconds = outcome.data?.sendTelephoneCode.resendSeconds ?? null
    if (seconds !== null) begin(seconds)
    if (outcome.kind === 'done') return setIsSent(true)
    const [reason] = outcome.userErrors
    if (reason !== undefined && SENT_BEFORE.has(reason.code)) setIsSent(true)
    setRefusal(reason?.message ?? intl.formatMessage({ id: 'cart.failed' }))
  }
  return { isSent, isSending, refusal, secondsLeft, send }
}
