import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useCountdown } from './useCountdown.ts'
import { useSendTelephoneCodeMutation } from './useSendTelephoneCodeMutation.ts'

export type TelephoneCode = Readonly<{
  /** True once there is a code to type: from this page, or from a moment before. */
  isSent: boolean
  isSending: boolean
  /** Why there is no SMS, in words to show. */
  refusal: string | null
  /** Until another one can be asked for; 0 when it can. */
  secondsLeft: number
  send: () => Promise<void>
}>

/** Codes that go to the telephone of an address. The count goes on whether or not its form is open. */
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
    // Counted from now: a device's clock may be wrong.
    const seconds = outcome.data?.sendTelephoneCode.resendSeconds ?? null
    if (seconds !== null) begin(seconds)
    if (outcome.kind === 'done') return setIsSent(true)
    const [reason] = outcome.userErrors
    if (reason?.code === 'SMS_TOO_SOON') setIsSent(true)
    setRefusal(reason?.message ?? intl.formatMessage({ id: 'cart.failed' }))
  }
  return { isSent, isSending, refusal, secondsLeft, send }
}
