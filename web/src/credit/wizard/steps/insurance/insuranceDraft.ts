import { cleanPersonName } from '@hogar/schema/validation/applicant.ts'
import {
  type BeneficiaryField,
  type TypedBeneficiary,
  beneficiariesFault,
  beneficiaryFaults,
  equalShares,
  sharePercent,
} from '@hogar/schema/validation/beneficiaries.ts'

/** Beneficiary in the form. `key` is its own as long as the form is open. */
export type BeneficiaryDraft = TypedBeneficiary & Readonly<{ key: number }>

/** Messages on the fields of a beneficiary, by field. */
export type BeneficiaryTexts = Readonly<Partial<Record<BeneficiaryField, string>>>

/** Fields of a beneficiary in page order. */
const BENEFICIARY_FIELDS = ['name', 'surname', 'kinship', 'percent'] as const satisfies readonly BeneficiaryField[]

/** Beneficiaries as the wizard holds them while its page is open: their keys, and the field of each. */
export type BeneficiaryRecord = Readonly<Record<string, string>>

/** Returns beneficiaries as texts, by name. */
export function recordOf(people: readonly BeneficiaryDraft[]): BeneficiaryRecord {
  const fields = people.flatMap((person) =>
    BENEFICIARY_FIELDS.map((field) => [`${field}${person.key}`, person[field]] as const),
  )
  return { keys: people.map(({ key }) => key).join(' '), ...Object.fromEntries(fields) }
}

/** Returns the beneficiaries out of texts. */
export function peopleOf(record: BeneficiaryRecord): readonly BeneficiaryDraft[] {
  const keys = record['keys']?.split(' ') ?? []
  return keys.map((key) => {
    const text = (field: BeneficiaryField) => record[`${field}${key}`] ?? ''
    return {
      key: Number(key),
      name: text('name'),
      surname: text('surname'),
      kinship: text('kinship'),
      percent: text('percent'),
    }
  })
}

export const NO_BENEFICIARY: TypedBeneficiary = { name: '', surname: '', kinship: '', percent: '' }

const MISSING = {
  name: 'creditSteps.nameMissing',
  surname: 'creditSteps.surnameMissing',
  kinship: 'creditSteps.kinshipMissing',
  percent: 'creditSteps.percentMissing',
} as const satisfies Record<BeneficiaryField, string>

const WRONG = { name: 'creditSteps.nameWrong', percent: 'creditSteps.percentWrong' } as const

/** Ids of the messages on all beneficiaries together. */
export const TOGETHER = {
  count: 'creditSteps.beneficiariesCount',
  twice: 'creditSteps.beneficiariesTwice',
  sum: 'creditSteps.beneficiariesSum',
} as const

/** Returns the ids of the messages on the fields of a beneficiary that the platform would refuse. */
export function beneficiaryMessages(person: TypedBeneficiary): BeneficiaryTexts {
  const faults = beneficiaryFaults(person)
  const texts: Partial<Record<BeneficiaryField, string>> = {}
  for (const field of BENEFICIARY_FIELDS) {
    const fault = faults[field]
    if (fault !== undefined) texts[field] = fault === 'required' ? MISSING[field] : WRONG[fault]
  }
  return texts
}

/** Returns the id of the message on all beneficiaries together; null without a fault. `most` is how many are paid. */
export function togetherMessage(people: readonly TypedBeneficiary[], most: number): string | null {
  const fault = beneficiariesFault(people, most)
  return fault === null ? null : TOGETHER[fault]
}

/** Returns beneficiaries with equal shares. */
export function shareEqually<T extends TypedBeneficiary>(people: readonly T[]): readonly T[] {
  const shares = equalShares(people.length)
  return people.map((person, at) => ({ ...person, percent: String(shares[at] ?? '') }))
}

/** Returns the input of the mutation for beneficiaries without faults. */
export function beneficiariesInput(people: readonly TypedBeneficiary[]) {
  return people.map(({ name, surname, kinship, percent }) => ({
    name: cleanPersonName(name),
    surname: cleanPersonName(surname),
    kinship,
    percent: sharePercent(percent) ?? 0,
  }))
}
