import { type ChangeEvent, type SubmitEvent, useId, useState } from 'react'
import { useIntl } from 'react-intl'
import type { SummedError } from '../checkout/ErrorSummary.tsx'
import { parsedLike } from '../customers/drafts/parsedLike.ts'
import { useDraft } from '../customers/drafts/useDraft.ts'
import type { Refusal } from '../customers/sortRefusal.ts'

/** Texts of a form by the path of their input field: `company.taxId`. */
export type TextDraft = Readonly<Record<string, string>>

/** Props of a field or select of the form. */
export type TextFieldProps = Readonly<{
  id: string
  name: string
  value: string
  error: string | undefined
  onChange: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => void
}>

export type TextForm = Readonly<{
  draft: TextDraft
  fieldOf: (name: string) => TextFieldProps
  onSubmit: (event: SubmitEvent) => void
  isBusy: boolean
  /** True if the draft was typed before this page was opened. */
  isRestored: boolean
  discard: () => void
  /** Errors that belong to no field of the form. */
  refusals: readonly string[]
  summary: Readonly<{ errors: readonly SummedError[]; attempt: number }>
}>

type Options = Readonly<{
  /** Name of the form, under which the tab stores its draft; null for a form with a secret, which is not stored. */
  name: string | null
  initial: TextDraft
  /** Fields that must be filled. */
  required: readonly string[]
  /** Changes a text as it is typed. */
  clean?: (name: string, text: string) => string
  /** Sends the draft; resolves to null if it is accepted. */
  send: (draft: TextDraft) => Promise<Refusal | null>
}>

const NOTHING: TextDraft = {}

/** React hook of a form of texts: names empty fields itself, and shows the gateway's refusals beside their fields. */
export function useTextForm({ name: form, initial, required, clean, send }: Options): TextForm {
  const intl = useIntl()
  const prefix = useId()
  const { draft, change, forget, isRestored, discard } = useDraft({ name: form, initial, parse: parsedLike(initial) })
  const [errors, setErrors] = useState(NOTHING)
  const [refusals, setRefusals] = useState<readonly string[]>([])
  const [attempt, setAttempt] = useState(0)
  const [isBusy, setIsBusy] = useState(false)
  const idOf = (name: string) => `${prefix}${name.replace('.', '-')}`
  const show = (found: TextDraft, others: readonly string[]) => {
    setErrors(found)
    setRefusals(others)
    if (Object.keys(found).length > 0) setAttempt((tries) => tries + 1)
  }
  const submit = async () => {
    if (isBusy) return
    const missing = required.filter((name) => (draft[name] ?? '').trim() === '')
    if (missing.length > 0) {
      const message = intl.formatMessage({ id: 'b2b.required' })
      return show(Object.fromEntries(missing.map((name) => [name, message])), [])
    }
    setIsBusy(true)
    const refusal = await send(draft)
    setIsBusy(false)
    if (refusal === null) {
      forget()
      return show(NOTHING, [])
    }
    const { fields, others } = sorted(refusal, draft)
    const isTechnical = Object.keys(fields).length + others.length === 0
    show(fields, isTechnical ? [intl.formatMessage({ id: 'cart.failed' })] : others)
  }
  return {
    draft,
    isRestored,
    discard,
    isBusy,
    refusals,
    fieldOf: (name) => ({
      id: idOf(name),
      name,
      value: draft[name] ?? '',
      error: errors[name],
      onChange: ({ target: { value } }) => {
        change((before) => ({ ...before, [name]: clean?.(name, value) ?? value }))
        setErrors(({ [name]: _forgiven, ...rest }) => rest)
      },
    }),
    onSubmit: (event) => {
      event.preventDefault()
      void submit()
    },
    summary: {
      attempt,
      errors: Object.entries(errors).map(([name, message]) => ({ fieldId: idOf(name), message })),
    },
  }
}

/** Splits a refusal into errors of fields and errors shown above the form. */
function sorted(refusal: Refusal, draft: TextDraft): Readonly<{ fields: TextDraft; others: readonly string[] }> {
  if ('message' in refusal) return { fields: {}, others: [refusal.message] }
  const fields: Record<string, string> = {}
  const others: string[] = []
  for (const { field, message } of refusal.userErrors) {
    const path = field?.join('.')
    if (path !== undefined && draft[path] !== undefined) fields[path] ??= message
    else others.push(message)
  }
  return { fields, others }
}
