import { type SubmitEvent, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { giftSchema } from '@hogar/schema/validation/gift.ts'
import * as v from 'valibot'
import { useOpenForm } from '../cart/open/useOpenForm.ts'
import { useRunOnce } from '../cart/open/useRunOnce.ts'
import { useNotifyOutcome } from '../cart/useNotifyOutcome.ts'
import { parsedLike } from '../customers/drafts/parsedLike.ts'
import { useDraft } from '../customers/drafts/useDraft.ts'
import { focusFirstWrong } from '../design/forms/focusFirstWrong.ts'
import { useNotifications } from '../design/overlays/NotificationsContext.ts'
import { useQueuedMutation } from '../offline/useQueuedMutation.ts'
import { GIFT_DRAFT } from './giftDraft.ts'
import { type GiftDraft, type GiftField, giftFaults } from './giftFaults.ts'

const EMPTY: GiftDraft = { to: '', from: '', message: '', hidesPrices: true }
const GIFT_FIELDS = ['to', 'from', 'message', 'hidesPrices'] as const
const parseGift = parsedLike(EMPTY)

/** React hook of the form of a gift message: its draft, faults and submit state. */
export function useGiftForm(saved: GiftDraft | null, onClose: () => void) {
  const intl = useIntl()
  const setCartGift = useQueuedMutation('setCartGift')
  const notifyOutcome = useNotifyOutcome()
  const { notify } = useNotifications()
  const { draft, change, forget } = useDraft({ name: GIFT_DRAFT, initial: saved ?? EMPTY, parse: parseGift })
  const [isTried, setTried] = useState(false)
  const [isSending, setSending] = useState(false)
  const [refused, setRefused] = useState('')
  const form = useRef<HTMLFormElement>(null)
  const faults = giftFaults(draft)

  const close = () => {
    forget()
    onClose()
  }
  const save = useRunOnce(async () => {
    const parsed = v.safeParse(giftSchema, draft)
    if (!parsed.success) {
      if (form.current) focusFirstWrong(form.current, () => setTried(true))
      return false
    }
    setSending(true)
    const outcome = await setCartGift({ input: { gift: parsed.output } })
    setSending(false)
    const reasons = outcome.kind === 'refused' ? outcome.userErrors.map(({ message }) => message) : []
    if (reasons.length > 0) {
      setRefused(reasons.join(' '))
      return false
    }
    notifyOutcome(outcome)
    if (outcome.kind === 'refused') return false
    close()
    return true
  })
  const isChanged = GIFT_FIELDS.some((field) => draft[field] !== (saved ?? EMPTY)[field])
  useOpenForm(isChanged, async () => {
    if (await save()) return true
    notify({ kind: 'warning', message: intl.formatMessage({ id: 'cartPage.payNeedsGift' }) })
    return false
  })

  return {
    draft,
    refused,
    isSending,
    form,
    cancel: close,
    submit: (event: SubmitEvent) => {
      event.preventDefault()
      void save()
    },
    change: (changed: Partial<GiftDraft>) => {
      change((before) => ({ ...before, ...changed }))
      setRefused('')
    },
    errorOf: (field: GiftField): string | undefined => {
      const fault = faults[field]
      return isTried && fault ? intl.formatMessage({ id: fault }) : undefined
    },
  }
}
