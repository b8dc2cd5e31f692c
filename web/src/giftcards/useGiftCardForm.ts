import { type SubmitEvent, useState } from 'react'
import { useIntl } from 'react-intl'
import { focusFirstWrong } from '../design/forms/focusFirstWrong.ts'
import { type GiftCardDraft, type GiftCardField, type GiftCardLimits, amountOf, giftCardFaults } from './giftCardFaults.ts' // prettier-ignore

const BLANK = { own: '', recipientName: '', recipientEmail: '', message: '', when: 'now', sendOn: '' } as const

type Options = Readonly<{
  /** Amount that is chosen at first. */
  initialAmount: string
  limits: GiftCardLimits
  /** Adds the card to the cart; resolves with the reason of a refusal, or with null. */
  add: (draft: GiftCardDraft, amount: number) => Promise<string | null>
}>

/** React hook of the form of a gift card: its draft, faults and submit state. A card that is added empties the form. */
export function useGiftCardForm({ initialAmount, limits, add }: Options) {
  const intl = useIntl()
  const [draft, setDraft] = useState<GiftCardDraft>({ ...BLANK, amount: initialAmount })
  const [isTried, setTried] = useState(false)
  const [isSending, setSending] = useState(false)
  const [isAdded, setAdded] = useState(false)
  const [refused, setRefused] = useState('')
  const faults = giftCardFaults(draft, limits)
  const amount = amountOf(draft, limits)

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isSending) return
    setAdded(false)
    if (amount === null || Object.keys(faults).length > 0)
      return focusFirstWrong(event.currentTarget, () => setTried(true))
    setSending(true)
    const reason = await add(draft, amount)
    setSending(false)
    if (reason !== null) return setRefused(reason)
    setTried(false)
    setAdded(true)
    setDraft((before) => ({ ...BLANK, amount: before.amount, own: before.own }))
  }

  return {
    draft,
    amount,
    refused,
    isSending,
    isAdded,
    submit,
    change: (changed: Partial<GiftCardDraft>) => {
      setDraft((before) => ({ ...before, ...changed }))
      setRefused('')
      setAdded(false)
    },
    errorOf: (field: GiftCardField): string | undefined => {
      const fault = faults[field]
      if (!isTried || !fault) return undefined
      return intl.formatMessage(
        { id: fault },
        {
          minimum: intl.formatNumber(limits.minimum),
          maximum: intl.formatNumber(limits.maximum),
        },
      )
    },
  }
}
