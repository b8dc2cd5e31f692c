import { type ChangeEvent, type SubmitEvent, useId, useState } from 'react'
import { useIntl } from 'react-intl'
import type { SummedError } from '../../checkout/ErrorSummary.tsx'
import {
  ACCOUNT_FIELDS,
  type AccountDraft,
  type AccountField,
  accountFaultMessageId,
  accountFaults,
} from './accountFaults.ts'
import type { Refusal } from '../sortRefusal.ts'
import { useSending } from '../useSending.ts'

/** Props of a field of the form. */
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
  /** Errors that belong to no field of the form. */
  refusals: readonly string[]
  /** Error summary above the form after a submit attempt. */
  summary: Readonly<{ errors: readonly SummedError[]; attempt: number }>
}>

type Options<TDraft> = Readonly<{
  initial: TDraft
  /** True if the fields are reset on success. The form stays mounted, and with it the focus. */
  startsAnew?: boolean
  /** Called on each change of a field, for forms whose answers are stored. */
  onWrite?: (name: AccountField, text: string) => void
  /** Sends the draft, which has no known faults; resolves to null if it is accepted. */
  send: (draft: TDraft) => Promise<Refusal | null>
}>

/**
 * React hook of an account form: shows a field's fault once it was edited and left, all faults after a submit attempt.
 * Shows the platform's messages beside the field until it changes, or above the form.
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
        // A field that was only focused by keyboard does not count as left.
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
