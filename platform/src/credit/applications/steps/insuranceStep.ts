import type Big from 'big.js'
import { INSURANCES, type Insurance } from '../../insurances.ts'
import { BENEFICIARIES_MAX } from '../../limits.ts'
import { readName } from '../applicant/applicant.ts'
import { fieldRefusal } from '../applicationRefusal.ts'
import type { Beneficiary } from '../personalFields.ts'
import { readKinship } from './addressStep.ts'

const WHOLE_PERCENT = 100

export type TypedBeneficiary = Readonly<{
  nombre: string
  apellido: string
  parentesco: string
  porcentaje: number
}>

/** Returns an insurance that covers a loan. @throws PlatformError 400 `insurance`, or `insured` below the loan. */
export function requireCovering(code: string, amount: Big): Insurance {
  const field = 'articulo'
  const insurance = INSURANCES.find((one) => one.code === code)
  if (!insurance) throw fieldRefusal({ reason: 'insurance', field, message: 'No such insurance' })
  if (amount.lte(insurance.insuredMxn)) return insurance
  throw fieldRefusal({ reason: 'insured', field, message: 'The insured sum is below the loan' })
}

/**
 * Reads the people whom an insurance pays: one to five, each a whole percentage, all together 100.
 * @throws PlatformError 400 `count`, `name`, `kinship`, `percent`, `twice` or `sum100`, whose detail is the sum.
 */
export function readBeneficiaries(typed: readonly TypedBeneficiary[]): readonly Beneficiary[] {
  const field = 'beneficiarios'
  if (typed.length < 1 || typed.length > BENEFICIARIES_MAX)
    throw fieldRefusal({ reason: 'count', field, message: `${field} has 1 to ${BENEFICIARIES_MAX} people` })
  const beneficiaries = typed.map((one) => ({
    nombre: readName(one.nombre, 'nombre'),
    apellido: readName(one.apellido, 'apellido'),
    parentesco: readKinship(one.parentesco),
    porcentaje: readPercent(one.porcentaje),
  }))
  const people = new Set(beneficiaries.map((one) => `${one.nombre}|${one.apellido}|${one.parentesco}`.toLowerCase()))
  if (people.size < beneficiaries.length)
    throw fieldRefusal({ reason: 'twice', field, message: 'Two people have the same names and kinship' })
  const sum = beneficiaries.reduce((total, { porcentaje }) => total + porcentaje, 0)
  if (sum === WHOLE_PERCENT) return beneficiaries
  throw fieldRefusal({ reason: 'sum100', field, message: 'The percentages must sum to 100', detail: String(sum) })
}

function readPercent(value: number): number {
  if (Number.isInteger(value) && value >= 1 && value <= WHOLE_PERCENT) return value
  throw fieldRefusal({ reason: 'percent', field: 'porcentaje', message: 'porcentaje is whole, from 1 to 100' })
}
