import { type ChangeEvent, type SubmitEvent, useId, useState } from 'react'
import { useIntl } from 'react-intl'
import { cleanCreditNumber } from '@hogar/schema/validation/numbers/creditNumber.ts'
import type { Refusal } from '../../customers/sortRefusal.ts'
import type { SecretOutcome } from '../../relay/useSecretMutation.ts'
import { focusFirstWrong } from '../../design/forms/focusFirstWrong.ts'
import {
  EMPTY_PROOF,
  type ProofField,
  type ProofStep,
  type ProofTexts,
  proofFaults,
  sortProofRefusal,
} from './proofDraft.ts'
import { useProofCode } from './useProofCode.ts'
import { useProofMutations } from './useProofMutations.ts'

/** Callback that runs with the account proven; resolves to null if what it does then is accepted. */
export type OnProven = () => Promise<Refusal | null>

/** Sends a step; resolves to null if it was accepted. */
type Ask = () => Promise<Refusal | null>

const NO_TEXTS: ProofTexts = {}

/** React hook that sends a step of the form, one request at a time, and holds its errors. */
function useProofSending(step: ProofStep) {
  const intl = useIntl()
  const [errors, setErrors] = useState(NO_TEXTS)
  const [refusals, setRefusals] = useState<readonly string[]>([])
  const [isBusy, setIsBusy] = useState(false)
  const show = (refusal: Refusal) => {
    const { fields, others } = sortProofRefusal(refusal, step)
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
  const clear = () => {
    setErrors(NO_TEXTS)
    setRefusals([])
  }
  const mark = (name: ProofField, error: string | undefined) => setErrors((before) => ({ ...before, [name]: error }))
  return { errors, refusals, isBusy, show, follow, clear, mark, setErrors }
}

/**
 * React hook of the form that proves a credit account by its PIN, or by the code of an SMS. Says what is wrong beside
 * its field. Nothing that is typed outlives the form.
 */
export function useProof(onProven: OnProven) {
  const intl = useIntl()
  const prefix = useId()
  const { open, confirm } = useProofMutations()
  const code = useProofCode()
  const [draft, setDraft] = useState(EMPTY_PROOF)
  const [isByCode, setIsByCode] = useState(false)
  const step = isByCode ? (code.isSent ? 'code' : 'send') : 'pin'
  const { errors, refusals, isBusy, show, follow, clear, mark, setErrors } = useProofSending(step)
  const accountNumber = cleanCreditNumber(draft.accountNumber)

  const proven = async (outcome: SecretOutcome<unknown>): Promise<Refusal | null> => {
    if (outcome.kind === 'unreachable') return { message: intl.formatMessage({ id: 'customers.offline' }) }
    return outcome.kind === 'refused' ? outcome : onProven()
  }
  const sendCode = () => code.send(accountNumber)
  const ask = async (): Promise<Refusal | null> => {
    if (step === 'send') return sendCode()
    if (step === 'pin') return proven(await open({ input: { accountNumber, pin: draft.pin } }))
    const newPin = draft.newPin === '' ? null : draft.newPin
    return proven(await confirm({ input: { accountNumber, code: draft.code, newPin } }))
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const faults = Object.entries(proofFaults(draft, step))
    if (faults.length === 0) return void follow(ask, (refusal) => focusFirstWrong(form, () => show(refusal)))
    const texts = Object.fromEntries(faults.map(([name, id]) => [name, intl.formatMessage({ id })]))
    focusFirstWrong(form, () => setErrors(texts))
  }
  const change = (name: ProofField, text: string) => {
    if (name === 'accountNumber') code.reset()
    setDraft((before) => ({ ...before, [name]: name === 'accountNumber' ? text : text.replace(/\D/g, '') }))
    mark(name, undefined)
  }
  /** Puts the C before the number, and says at once when it cannot be one. */
  const leaveNumber = () => {
    if (draft.accountNumber === '') return
    setDraft((before) => ({ ...before, accountNumber }))
    const { accountNumber: fault } = proofFaults(draft, 'send')
    if (fault) mark('accountNumber', intl.formatMessage({ id: fault }))
  }
  const changeWay = () => {
    setIsByCode(!isByCode)
    clear()
  }
  const fieldOf = (name: ProofField) => ({
    id: `${prefix}${name}`,
    value: draft[name],
    error: errors[name],
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => change(name, target.value),
  })
  return { step, isBusy, refusals, code, resend: () => follow(sendCode, show), submit, fieldOf, leaveNumber, changeWay }
}
