import { useState } from 'react'
import { useIntl } from 'react-intl'
import type { AccountDraft, AccountField } from './registration/accountFaults.ts'
import { type Refusal, sortRefusal } from './sortRefusal.ts'

type FieldTexts = Readonly<Partial<Record<AccountField, string>>>

type Sending = Readonly<{
  submit: () => Promise<void>
  isBusy: boolean
  /** Number of failed submit attempts; each one moves the focus to the errors. */
  attempt: number
  /** Errors by field, and errors that belong to none. */
  refused: FieldTexts
  refusals: readonly string[]
  /** Clears the error of a field that was changed. */
  forgive: (name: AccountField) => void
}>

type Options<TDraft> = Readonly<{
  draft: TDraft
  hasFaults: boolean
  send: (draft: TDraft) => Promise<Refusal | null>
  onTaken: () => void
}>

const NOTHING: FieldTexts = {}

/** React hook that sends a form, one request at a time, and holds its errors. */
export function useSending<TDraft extends AccountDraft>({ draft, hasFaults, send, onTaken }: Options<TDraft>): Sending {
  const intl = useIntl()
  const [attempt, setAttempt] = useState(0)
  const [refused, setRefused] = useState(NOTHING)
  const [refusals, setRefusals] = useState<readonly string[]>([])
  const [isBusy, setIsBusy] = useState(false)
  const submit = async () => {
    if (isBusy) return
    setRefusals([])
    if (hasFaults) return setAttempt((tries) => tries + 1)
    setIsBusy(true)
    const refusal = await send(draft)
    setIsBusy(false)
    if (refusal === null) {
      setAttempt(0)
      return onTaken()
    }
    const { fields, others } = sortRefusal(refusal, draft)
    if (Object.keys(fields).length > 0) setAttempt((tries) => tries + 1)
    setRefused(fields)
    const isTechnical = Object.keys(fields).length + others.length === 0
    setRefusals(isTechnical ? [intl.formatMessage({ id: 'cart.failed' })] : others)
  }
  const forgive = (name: AccountField) => setRefused((before) => ({ ...before, [name]: undefined }))
  return { submit, isBusy, attempt, refused, refusals, forgive }
}
