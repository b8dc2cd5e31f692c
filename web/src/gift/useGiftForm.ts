import { type SubmitEvent, useState } from 'react'
import { useIntl } from 'react-intl'
import { giftSchema } from '@hogar/schema/validation/gift.ts'
import * as v from 'valibot'
import { useNotifyOutcome } from '../cart/useNotifyOutcome.ts'
import { focusFirstWrong } from '../design/forms/focusFirstWrong.ts'
import { useQueuedMutation } from '../offline/useQueuedMutation.ts'
import { type GiftDraft, type GiftField, giftFaults } from './giftFaults.ts'

const EMPTY: GiftDraft = { to: '', from: '', message: '', hidesPrices: true }

/** React hook of the form of a gift message: its draft, faults and submit state. */
export function useGiftForm(saved: GiftDraft | null, onClose: () => void) {
  const intl = useIntl()
  const setCartGift = useQueuedMutation('setCartGift')
  const notifyOutcome = useNotifyOutcome()
  const [draft, setDraft] = useState<GiftDraft>(saved ?? EMPTY)
  const [isTried, setTried] = useState(false)
  const [isSending, setSending] = useState(false)
  const [refused, setRefused] = useState('')
  const faults = giftFaults(draft)

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isSending) return
    const parsed = v.safeParse(giftSchema, draft)
    if (!parsed.success) return focusFirstWrong(event.currentTarget, () => setTried(true))
    setSending(true)
    const outcome = await setCartGift({ input: { gift: parsed.output } })
    setSending(false)
    const reasons = outcome.kind === 'refused' ? outcome.userErrors.map(({ message }) => message) : []
    if (reasons.length > 0) return setRefused(reasons.join(' '))
    notifyOutcome(outcome)
    onClose()
  }

  return {
    draft,
    refused,
    isSending,
    submit,
    change: (changed: Partial<GiftDraft>) => {
      setDraft((before) => ({ ...before, ...changed }))
      setRefused('')
    },
    errorOf: (field: GiftField): string | undefined => {
      const fault = faults[field]
      return isTried && fault ? intl.formatMessage({ id: fault }) : undefined
    },
  }
}
