import { cleanPersonName, personNameFault } from './applicant.ts'

const WHOLE_PERCENT = 100

/** A person whom a life insurance pays, as typed. */
export type TypedBeneficiary = Readonly<{ name: string; surname: string; kinship: string; percent: string }>
export type BeneficiaryField = keyof TypedBeneficiary
/** `required`: empty. `name`: anything but 2 to 60 letters. `percent`: anything but a whole number from 1 to 100. */
type BeneficiaryFault = 'required' | 'name' | 'percent'
export type BeneficiaryFaults = Readonly<Partial<Record<BeneficiaryField, BeneficiaryFault>>>
/** `count`: none, or more than the insurance pays. `twice`: the same person two times. `sum`: not 100 percent together. */
export type BeneficiariesFault = 'count' | 'twice' | 'sum'

/** Returns the faults of one beneficiary, by field. */
export function beneficiaryFaults({ name, surname, kinship, percent }: TypedBeneficiary): BeneficiaryFaults {
  const faults = {
    name: personNameFault(name),
    surname: personNameFault(surname),
    kinship: kinship === '' ? 'required' : null,
    percent: percent.trim() === '' ? 'required' : sharePercent(percent) === null ? 'percent' : null,
  } as const satisfies Record<BeneficiaryField, BeneficiaryFault | null>
  return Object.fromEntries(Object.entries(faults).filter(([, fault]) => fault !== null))
}

/** Returns the fault of all beneficiaries together; null without one. `most` is how many the insurance pays. */
export function beneficiariesFault(people: readonly TypedBeneficiary[], most: number): BeneficiariesFault | null {
  if (people.length < 1 || people.length > most) return 'count'
  const different = new Set(
    people.map(({ name, surname, kinship }) =>
      [cleanPersonName(name), cleanPersonName(surname), kinship].join('|').toLowerCase(),
    ),
  )
  if (different.size < people.length) return 'twice'
  return sharesSum(people) === WHOLE_PERCENT ? null : 'sum'
}

/** Returns a share as a number: a whole one from 1 to 100; null for anything else. */
export function sharePercent(typed: string): number | null {
  const text = typed.trim()
  const share = Number(text)
  return /^\d{1,3}$/.test(text) && share >= 1 && share <= WHOLE_PERCENT ? share : null
}

/** Returns the sum of the shares; one that is no share counts as nothing. */
export function sharesSum(people: readonly Pick<TypedBeneficiary, 'percent'>[]): number {
  return people.reduce((sum, { percent }) => sum + (sharePercent(percent) ?? 0), 0)
}

/** Returns equal shares of 100 percent in whole numbers; the last ones take what is left: 33, 33, 34. */
export function equalShares(count: number): readonly number[] {
  const each = Math.floor(WHOLE_PERCENT / count)
  const larger = WHOLE_PERCENT - each * count
  return Array.from({ length: count }, (_, at) => (at < count - larger ? each : each + 1))
}
