import { useId, useState } from 'react'
import { useIntl } from 'react-intl'
import { type BeneficiaryField, type TypedBeneficiary, sharesSum } from '@hogar/schema/validation/beneficiaries.ts'
import type { SummedError } from '../../../../checkout/ErrorSummary.tsx'
import { useStepDraft } from '../../WizardDrafts.tsx'
import {
  type BeneficiaryDraft,
  type BeneficiaryTexts,
  NO_BENEFICIARY,
  beneficiaryMessages,
  peopleOf,
  recordOf,
  shareEqually,
  togetherMessage,
} from './insuranceDraft.ts'

const FIELDS: readonly BeneficiaryField[] = ['name', 'surname', 'kinship', 'percent']

type Errors = Readonly<Record<number, BeneficiaryTexts>>

/** Beneficiaries as they are typed, with the errors of each and of all together. */
export type BeneficiaryForm = ReturnType<typeof useBeneficiaries>

type BeneficiaryOptions = Readonly<{
  /** Maximum number of beneficiaries. */
  most: number
  /** Message on all of them that the list begins with; null without one. */
  refused: string | null
}>

/** React hook of the list of beneficiaries. A single one gets everything. */
export function useBeneficiaries(given: readonly TypedBeneficiary[], { most, refused }: BeneficiaryOptions) {
  const { formatMessage } = useIntl()
  const prefix = useId()
  const first = given.length > 0 ? given : [{ ...NO_BENEFICIARY, percent: '100' }]
  const [record, setRecord] = useStepDraft('beneficiarios', recordOf(first.map((person, key) => ({ ...person, key }))))
  const people = peopleOf(record)
  const setPeople = (list: readonly BeneficiaryDraft[]) => setRecord(recordOf(list))
  const [errors, setErrors] = useState<Errors>({})
  const [together, setTogether] = useState(refused)
  const texts = (person: TypedBeneficiary): BeneficiaryTexts =>
    Object.fromEntries(Object.entries(beneficiaryMessages(person)).map(([field, id]) => [field, formatMessage({ id })]))
  const mark = (key: number, field: BeneficiaryField, text: string | undefined) =>
    setErrors((before) => ({ ...before, [key]: { ...before[key], [field]: text } }))
  // oxlint-disable-next-line max-params -- a field of a person, and its text
  const change = (key: number, field: BeneficiaryField, text: string) => {
    setRecord({ ...recordOf(people), [`${field}${key}`]: text })
    mark(key, field, undefined)
    setTogether(null)
  }
  /** Says what is wrong with a field that is left; an empty one is not wrong yet. */
  const leave = (key: number, field: BeneficiaryField) => {
    const person = people.find((one) => one.key === key)
    if (person && person[field] !== '') mark(key, field, texts(person)[field])
  }
  const add = () => {
    const key = Math.max(...people.map((person) => person.key)) + 1
    setPeople([...people, { ...NO_BENEFICIARY, key }])
    setTogether(null)
    return key
  }
  const remove = (key: number) => {
    setPeople(people.filter((person) => person.key !== key))
    // Its number may be that of another one.
    setErrors((before) => ({ ...before, [key]: {} }))
    setTogether(null)
  }
  const share = () => {
    setPeople(shareEqually(people))
    setErrors((before) =>
      Object.fromEntries(Object.entries(before).map(([key, one]) => [key, { ...one, percent: undefined }])),
    )
    setTogether(null)
  }
  const own = () => Object.fromEntries(people.map((person) => [person.key, texts(person)]))
  const hasOwn = () => Object.values(own()).some((one) => Object.keys(one).length > 0)
  const isFaulty = () => hasOwn() || togetherMessage(people, most) !== null
  /** Shows all faults; those of all together once each person has none. */
  const refuse = () => {
    const id = hasOwn() ? null : togetherMessage(people, most)
    setErrors(own())
    setTogether(id === null ? null : formatMessage({ id }, { most, sum: sharesSum(people) }))
  }
  const idOf = (key: number, field: BeneficiaryField) => `${prefix}${key}${field}`
  const nameOf = (position: number) => formatMessage({ id: 'creditSteps.beneficiary' }, { position })
  const shown = { people, errors, together, idOf, nameOf: people.length > 1 ? nameOf : null }
  const changes = { change, leave, add, remove, share, isFaulty, refuse, refuseTogether: setTogether }
  return { ...changes, people, errors, together, idOf, summary: summaryOf(shown) }
}

type Shown = Readonly<{
  people: readonly BeneficiaryDraft[]
  errors: Errors
  together: string | null
  idOf: (key: number, field: BeneficiaryField) => string
  /** Returns the title of a person by position, from 1; null for the only person. */
  nameOf: ((position: number) => string) | null
}>

/** Returns the messages of each person, who is named if there are several, and on all of them together, in page order. */
function summaryOf({ people, errors, together, idOf, nameOf }: Shown): readonly SummedError[] {
  const own = people.flatMap(({ key }, at) =>
    FIELDS.flatMap((field): readonly SummedError[] => {
      const text = errors[key]?.[field]
      if (text === undefined) return []
      return [{ fieldId: idOf(key, field), message: nameOf ? `${nameOf(at + 1)}: ${text}` : text }]
    }),
  )
  return together === null ? own : [...own, { fieldId: idOf(people[0]?.key ?? 0, 'percent'), message: together }]
}
