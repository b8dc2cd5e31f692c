import { useEffect, useState } from 'react'
import { graphql } from 'react-relay/hooks'
import type { useApplicantCodeConfirmMutation as Confirm } from '../../../../__generated__/useApplicantCodeConfirmMutation.graphql'
import type { useApplicantCodeSendMutation as Send } from '../../../../__generated__/useApplicantCodeSendMutation.graphql'
import type { Refusal } from '../../../../customers/sortRefusal.ts'
import { useSecretMutation } from '../../../../relay/useSecretMutation.ts'
import { useIsDrawn } from '../../../../device/useIsDrawn.ts'
import type { QueuedUserError } from '../../../../offline/outcome.ts'
import { useCountdown } from '../../../../telephones/useCountdown.ts'
import { textsOf, useApplicationMutation, useRefusalOf } from '../../useApplicationMutation.ts'
import { useForgetLost } from '../../useForgetLost.ts'
import { useRefresh } from '../../elsewhere/useRefresh.ts'
import { forgetSentCode, noteSentCode, sentCodeOf } from './sentCode.ts'

/**
 * React hook that has codes sent to the applicant's telephone, and confirms it by one. A code that was sent before a
 * reload is still good. `onConfirmed` runs where another tab has confirmed it.
 */
export function useApplicantCode(applicationId: string, onConfirmed: () => void) {
  const refusalOf = useRefusalOf()
  // The server does not know it: shown after hydration.
  const isDrawn = useIsDrawn()
  const [earlier] = useState(() => sentCodeOf(applicationId))
  const [isSentNow, setIsSent] = useState(false)
  const isSent = isSentNow || (isDrawn && earlier !== null)
  const [isSending, setIsSending] = useState(false)
  const [said, setSaid] = useState('')
  const { secondsLeft, begin } = useCountdown()
  const { sendCode, confirmCode } = useCodeMutations()
  const forgetLost = useForgetLost()
  const refresh = useRefresh()
  useEffect(() => {
    if (earlier !== null) begin(earlier.resendSeconds)
  }, [earlier, begin])
  const send = async (): Promise<Refusal | null> => {
    const outcome = await sendCode({ input: {} })
    // Counted from now: the device's clock may be wrong.
    const seconds = outcome.kind === 'unreachable' ? null : outcome.data?.sendCreditCode.resendSeconds
    if (typeof seconds === 'number') begin(seconds)
    if (outcome.kind === 'done') {
      noteSentCode(applicationId, seconds ?? 0)
      setIsSent(true)
      setSaid(outcome.data.sendCreditCode.notices.map(({ message }) => message).join(' '))
      return null
    }
    const refusal = refusalOf(outcome)
    const userErrors = outcome.kind === 'refused' ? outcome.userErrors : []
    if (isRefusedAs(userErrors, 'CREDIT_TELEPHONE_CONFIRMED') && (await refresh(false))) {
      onConfirmed()
      return null
    }
    forgetLost(userErrors)
    if (!isRefusedAs(userErrors, 'SMS_TOO_SOON')) return refusal
    // The earlier code is still good.
    setIsSent(true)
    setSaid(textsOf(refusal).join(' '))
    return null
  }
  const resend = async () => {
    setIsSending(true)
    const refusal = await send()
    setIsSending(false)
    if (refusal) setSaid(textsOf(refusal).join(' '))
  }
  return {
    isSent,
    isSending,
    said,
    secondsLeft,
    refusal: null,
    /** Sends the first code; resolves to null if it was sent, now or shortly before. */
    first: send,
    /** Sends another code, and says the outcome. */
    send: resend,
    confirm: async (code: string) => {
      const refusal = refusalOf(await confirmCode({ input: { code } }))
      if (refusal === null) forgetSentCode()
      return refusal
    },
  }
}

const isRefusedAs = (userErrors: readonly QueuedUserError[], wanted: string) =>
  userErrors.some(({ code }) => code === wanted)

/** React hook for sending and confirming a code without an account number: the applicant's. */
function useCodeMutations() {
  const sendCode = useSecretMutation<Send>(graphql`
    mutation useApplicantCodeSendMutation($input: SendCreditCodeInput!) {
      sendCreditCode(input: $input) {
        resendSeconds
        userErrors {
          code
          message
          field
        }
        notices {
          message
        }
      }
    }
  `)
  const confirmCode = useApplicationMutation<Confirm>(
    graphql`
      mutation useApplicantCodeConfirmMutation($input: ConfirmCreditCodeInput!) {
        confirmCreditCode(input: $input) {
          application {
            ...CreditWizard_application
          }
          userErrors {
            code
            message
            field
          }
        }
      }
    `,
    'confirmCreditCode',
  )
  return { sendCode, confirmCode }
}
