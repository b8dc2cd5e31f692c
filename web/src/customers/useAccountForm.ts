import { type ChangeEvent, type SubmitEvent, useId, useState } from 'react'
import { useIntl } from 'react-intl'
import type { SummedError } from '../checkout/ErrorSummary.tsx'
import {
  ACCOUNT_FIELDS,
  type AccountDraft,
  type AccountField,
  accountFaultMessageId,
  accountFaults,
} from './accountFaults.ts'
import type { Refusal } from './sortRefusal.ts'
import { useSending } from './useSending.ts'

/** What a field of the form needs. */
export type FieldProps = Readonly<{
  id: string
  value: string
  error: string | undefined
  onChange: (event: ChangeEvent<HTMLInputElement>) => void
  onBlur: () => void
}>

export type AccountForm<TDraft extends AccountDraft> = Readonly<{
  draft: TDraft
  fieldOf: (name: AccountField) => FieldProps
  onSubmit: (event: SubmitEvent) => void
  isBusy: boolean
  /** What was refused and is about no field of the form. */
  refusals: readonly string[]
  /** What stands above the form after a try to send it. */
  summary: Readonly<{ errors: readonly SummedError[]; attempt: number }>
}>

type Options<TDraft> = Readonly<{
  initial: TDraft
  /** The fields are as in the beginning once it was taken. The form itself stays, and with it the focus. */
  startsAnew?: boolean
  /** Told of each change to a field, for a form whose answers are kept. */
  onWrite?: (name: AccountField, text: string) => void
  /** Sends what was written, which is right as far as the form can tell; null when it was taken. */
  send: (draft: TDraft) => Promise<Refusal | null>
}>

/**
 * A form of the account: what is wrong is said beside its field once that was written, and all of it after a try to send.
 * What the shop refuses is said in its words, beside the field while that is unchanged, or above the form.
 */
export function useAccountForm<TDraft extends AccountDraft>({
  initial,
  startsAnew = false,
  onWrite,
  send,
}: Options<TDraft>): AccountForm<TDraft> {
  const intl = useIntl()
  const prefix = useId()
  const [draft, setDraft] = useState(initial)
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const faults = accountFaults(draft)
  const onTaken = () => {
    if (!startsAnew) return
    setDraft(initial)
    setLeft(new Set())
  }
  const sending = useSending({ draft, send, hasFaults: Object.keys(faults).length > 0, onTaken })
  const { attempt, refused } = sending
  const faultOf = (name: AccountField) => {
    const fault = faults[name]
    return fault && intl.formatMessage({ id: accountFaultMessageId(name, fault) })
  }
  const isShown = (name: AccountField) => attempt > 0 || left.has(name)

  return {
    draft,
    isBusy: sending.isBusy,
    refusals: sending.refusals,
    fieldOf: (name) => ({
      id: `${prefix}${name}`,
      value: draft[name] ?? '',
      error: (isShown(name) ? faultOf(name) : undefined) ?? refused[name],
      onChange: ({ target }) => {
        setDraft((before) => ({ ...before, [name]: target.value }))
        sending.forgive(name)
        onWrite?.(name, target.value)
      },
      onBlur: () => {
        // Who only comes past with the keyboard has not left anything out.
        if (draft[name] !== initial[name]) setLeft((fields) => new Set(fields).add(name))
      },
    }),
    onSubmit: (event) => {
      event.preventDefault()
      void sending.submit()
    },
    summary: {
      attempt,
      errors: ACCOUNT_FIELDS.flatMap((name) => {
        const message = faultOf(name) ?? refused[name]
        return message === undefined ? [] : [{ fieldId: `${prefix}${name}`, message }]
      }),
    },
  }
}
