import { type ChangeEvent, type SubmitEvent, useId, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { fieldNames, mapFields } from '@hogar/schema/validation/fieldTable.ts'
import type { SummedError } from '../../checkout/ErrorSummary.tsx'
import type { Refusal } from '../../customers/sortRefusal.ts'
import { isPending } from './useApplicationMutation.ts'
import { useStepDraft, useStepRefusal } from './WizardDrafts.tsx'

type Texts<F extends string> = Readonly<Partial<Record<F, string | undefined>>>

type StepFormOptions<F extends string> = Readonly<{
  /** Name under which the typed texts are held. */
  step: string
  /** Texts of the fields at first, in page order. */
  initial: Readonly<Record<F, string>>
  /** Returns the ids of the messages on fields that the platform would refuse. */
  faultsOf: (draft: Readonly<Record<F, string>>) => Texts<F>
  /** Values in those messages. */
  values?: Readonly<Record<string, string>>
  /** Sends the step; resolves to null if it was accepted. */
  send: (draft: Readonly<Record<F, string>>) => Promise<Refusal | null>
  onDone: () => void
}>

/**
 * React hook of the form of a step. Each fault shows beside its field once the field is left; a refused submit lists all
 * of them above the form, which takes the focus. Refusals of the platform are shown in the same places. A form that was
 * changed while it was being sent stays open: leaving it would lose the change.
 */
export function useStepForm<F extends string>({ step, initial, faultsOf, values, send, onDone }: StepFormOptions<F>) {
  const intl = useIntl()
  const prefix = useId()
  const names = fieldNames(initial)
  // An answer that had waited was refused: its faults are there from the first rendering on, and take the focus.
  const { refusal: late } = useStepRefusal(step)
  const first = sortStepRefusal(late ?? { userErrors: [] }, names)
  const [refused, setRefused] = useState(first.fields)
  const [draft, changeDraft] = useStepDraft(step, initial)
  const [left, setLeft] = useState<ReadonlySet<F>>(new Set())
  const [others, setOthers] = useState(first.others)
  const [attempt, setAttempt] = useState(late ? 1 : 0)
  const [isBusy, setIsBusy] = useState(false)
  const [hasPending, setHasPending] = useState(false)
  // A text that is changed while the step is being sent has not been sent.
  const isChanged = useRef(false)
  const faults = faultsOf(draft)
  const messageOf = (name: F) => {
    const id = faults[name]
    return id === undefined ? refused[name] : intl.formatMessage({ id }, values)
  }
  const idOf = (name: F) => `${prefix}${name}`
  const summary = names.flatMap((name): readonly SummedError[] => {
    const message = messageOf(name)
    return message === undefined ? [] : [{ fieldId: idOf(name), message }]
  })

  const change = (part: Texts<F>) => {
    isChanged.current = true
    changeDraft(part)
    setRefused((before) => mapFields(names, (name) => (part[name] === undefined ? before[name] : undefined)))
  }
  const refuse = (refusal: Refusal) => {
    const sorted = sortStepRefusal(refusal, names)
    setRefused(sorted.fields)
    setOthers(sorted.others)
    setHasPending(isPending(refusal))
    setAttempt((tries) => tries + 1)
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy) return
    setOthers([])
    setHasPending(false)
    if (Object.values(faults).some((id) => id !== undefined)) return setAttempt((tries) => tries + 1)
    setIsBusy(true)
    isChanged.current = false
    void send(draft).then((refusal) => {
      setIsBusy(false)
      if (refusal) return refuse(refusal)
      return isChanged.current ? undefined : onDone()
    })
  }
  const fieldOf = (name: F, clean: (text: string) => string = (text) => text) => ({
    id: idOf(name),
    value: draft[name],
    error: attempt > 0 || left.has(name) ? messageOf(name) : refused[name],
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLSelectElement>) =>
      change(mapFields([name], () => clean(target.value))),
    onBlur: () => setLeft((before) => new Set(before).add(name)),
  })
  return { draft, change, fieldOf, submit, isBusy, summary, others, hasPending, attempt }
}

/** Splits a refusal into messages of fields and messages on the whole step. */
export function sortStepRefusal<F extends string>(
  refusal: Refusal,
  names: readonly F[],
): Readonly<{ fields: Texts<F>; others: readonly string[] }> {
  const userErrors = 'message' in refusal ? [{ field: null, message: refusal.message }] : refusal.userErrors
  const fields = new Map<F, string>()
  const others: string[] = []
  for (const { field, message } of userErrors) {
    const name = names.find((known) => known === field?.[0])
    if (name === undefined) others.push(message)
    else if (!fields.has(name)) fields.set(name, message)
  }
  return { fields: mapFields(names, (name) => fields.get(name)), others }
}
