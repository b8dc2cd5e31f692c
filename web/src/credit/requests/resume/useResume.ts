import { type ChangeEvent, type SubmitEvent, useId, useState } from 'react'
import { useIntl } from 'react-intl'
import { cleanCreditFolio } from '@hogar/schema/validation/creditFolio.ts'
import type { Refusal } from '../../../customers/sortRefusal.ts'
import type { SecretOutcome } from '../../../relay/useSecretMutation.ts'
import { focusFirstWrong } from '../../../design/forms/focusFirstWrong.ts'
import { useCountdown } from '../../../telephones/useCountdown.ts'
import {
  EMPTY_RESUME,
  type ResumeField,
  type ResumeStep,
  type ResumeTexts,
  resumeFaults,
  sortResumeRefusal,
} from './resumeDraft.ts'
import { useResumeMutations } from './useResumeMutations.ts'

type Ask = () => Promise<Refusal | null>

const NO_TEXTS: ResumeTexts = {}

/** React hook that sends a step of the form, one request at a time, and holds its errors. */
function useResumeSending(step: ResumeStep) {
  const intl = useIntl()
  const [errors, setErrors] = useState(NO_TEXTS)
  const [refusals, setRefusals] = useState<readonly string[]>([])
  const [isBusy, setIsBusy] = useState(false)
  const show = (refusal: Refusal) => {
    const { fields, others } = sortResumeRefusal(refusal, step)
    const isTechnical = Object.keys(fields).length + others.length === 0
    setErrors(fields)
    setRefusals(isTechnical ? [intl.formatMessage({ id: 'cart.failed' })] : others)
  }
  const follow = async (ask: Ask, say: (refusal: Refusal) => void) => {
    if (isBusy) return
    setRefusals([])
    setIsBusy(true)
    const refusal = await ask()
    setIsBusy(false)
    if (refusal) say(refusal)
  }
  const mark = (name: ResumeField, error: string | undefined) => setErrors((before) => ({ ...before, [name]: error }))
  return { errors, refusals, isBusy, show, follow, mark, setErrors }
}

/**
 * React hook of the form that opens an application on this device: its number and the end of its telephone, then the code
 * of an SMS. Nothing that is typed outlives the form.
 */
export function useResume(onOpen: () => void) {
  const intl = useIntl()
  const prefix = useId()
  const { send, open } = useResumeMutations()
  const { secondsLeft, begin } = useCountdown()
  const [draft, setDraft] = useState(EMPTY_RESUME)
  const [step, setStep] = useState<ResumeStep>('name')
  const { errors, refusals, isBusy, show, follow, mark, setErrors } = useResumeSending(step)
  const name = { number: cleanCreditFolio(draft.number), telephoneEnd: draft.telephoneEnd }

  const refusalOf = (outcome: Exclude<SecretOutcome<unknown>, { kind: 'done' }>): Refusal =>
    outcome.kind === 'refused' ? outcome : { message: intl.formatMessage({ id: 'creditRequests.needsNetwork' }) }
  const sendCode = async (): Promise<Refusal | null> => {
    const outcome = await send({ input: name })
    if (outcome.kind !== 'done') return refusalOf(outcome)
    // Counted from now: the device's clock may be wrong.
    begin(outcome.data.sendCreditResumeCode.resendSeconds ?? 0)
    setStep('code')
    return null
  }
  const openIt = async (): Promise<Refusal | null> => {
    const outcome = await open({ input: { ...name, code: draft.code } })
    if (outcome.kind !== 'done') return refusalOf(outcome)
    onOpen()
    return null
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const faults = Object.entries(resumeFaults(draft, step))
    const ask = step === 'name' ? sendCode : openIt
    if (faults.length === 0) return void follow(ask, (refusal) => focusFirstWrong(form, () => show(refusal)))
    const texts = Object.fromEntries(faults.map(([field, id]) => [field, intl.formatMessage({ id })]))
    focusFirstWrong(form, () => setErrors(texts))
  }
  const change = (field: ResumeField, text: string) => {
    // The code belongs to another name.
    if (field !== 'code' && step === 'code') setStep('name')
    setDraft((before) => ({ ...before, [field]: field === 'number' ? text : text.replace(/\D/g, '') }))
    mark(field, undefined)
  }
  /** Writes the number as it is sent, and says at once if a field that was left cannot be right. */
  const leave = (field: ResumeField) => {
    if (draft[field] === '') return
    if (field === 'number') setDraft((before) => ({ ...before, number: name.number }))
    const { [field]: fault } = resumeFaults(draft, step)
    if (fault) mark(field, intl.formatMessage({ id: fault }))
  }
  const fieldOf = (field: ResumeField) => ({
    id: `${prefix}${field}`,
    value: draft[field],
    error: errors[field],
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => change(field, target.value),
    onBlur: () => leave(field),
  })
  const resend = () => follow(sendCode, show)
  const code = { isSent: true, isSending: isBusy, secondsLeft, refusal: null, send: resend }
  return { step, isBusy, refusals, code, submit, fieldOf, telephoneEnd: draft.telephoneEnd }
}
