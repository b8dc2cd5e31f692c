import { cleanText } from '../../../typed/cleanText.ts'
import { coverageOf } from '../../coverage.ts'
import { ADDRESS_AGES } from '../../creditTexts.ts'
import { KINSHIPS } from '../../insurances.ts'
import { type TypedNames, readNames, readTelephone } from '../applicant/applicant.ts'
import { fieldRefusal } from '../applicationRefusal.ts'
import { ADDRESS_TEXT_MAX_CHARACTERS } from '../limits.ts'
import type { ApplicantAddress, PersonalFields, Reference } from '../personalFields.ts'

const POSTCODE = /^\d{5}$/

export type TypedAddress = Readonly<{
  calle: string
  numero: string
  interior?: string
  colonia: string
  cp: string
  municipio: string
  entre_calles?: string
}>
export type TypedReference = TypedNames &
  Readonly<{ parentesco: string; telefono?: string; calle: string; numero: string; cp: string }>
type Place = Readonly<{ calle: string; numero: string; cp: string }>

/**
 * Reads an applicant's address. Its state follows from the postal code.
 * @throws PlatformError 400 `address`, `postcode`, `coverage` where the shop does not lend, `sameAddress` where the
 * reference lives.
 */
export function readAddress(typed: TypedAddress, { reference }: PersonalFields): ApplicantAddress {
  const cp = readPostcode(typed.cp)
  const { cobertura, estado } = coverageOf(cp)
  if (!cobertura || estado === null)
    throw fieldRefusal({ reason: 'coverage', field: 'cp', message: 'No credit is given in this postal code' })
  const address = {
    calle: readLine(typed.calle, 'calle'),
    numero: readLine(typed.numero, 'numero'),
    interior: readOptional(typed.interior, 'interior'),
    colonia: readLine(typed.colonia, 'colonia'),
    cp,
    municipio: readLine(typed.municipio, 'municipio'),
    estado,
    entre_calles: readOptional(typed.entre_calles, 'entre_calles'),
  }
  if (reference) refuseSameAddress(address, reference)
  return address
}

/** Reads for how long an applicant lives there. @throws PlatformError 400 `address` for another answer. */
export function readAddressAge(value: string): string {
  if (ADDRESS_AGES.some((age) => age.value === value)) return value
  const message = `antiguedad is one of ${ADDRESS_AGES.map((age) => age.value).join(', ')}`
  throw fieldRefusal({ reason: 'address', field: 'antiguedad', message })
}

/**
 * Reads a reference.
 * @throws PlatformError 400 `kinship`, `name`, `telephone`, `address`, `postcode`; `samePhone` or `sameAddress` for the
 * applicant's own.
 */
export function readReference(typed: TypedReference, { applicant, address }: PersonalFields): Reference {
  const parentesco = readKinship(typed.parentesco)
  const reference = {
    parentesco,
    ...readNames(typed),
    telefono: readTelephone(typed.telefono ?? ''),
    calle: readLine(typed.calle, 'calle'),
    numero: readLine(typed.numero, 'numero'),
    cp: readPostcode(typed.cp),
  }
  if (reference.telefono === applicant.telefono)
    throw fieldRefusal({ reason: 'samePhone', field: 'telefono', message: 'The applicant has the same telephone' })
  if (address) refuseSameAddress(reference, address)
  return reference
}

/** Reads the relation of a person to the applicant. @throws PlatformError 400 `kinship`. */
export function readKinship(value: string): string {
  if (KINSHIPS.some((kinship) => kinship.value === value)) return value
  const message = `parentesco is one of ${KINSHIPS.map((kinship) => kinship.value).join(', ')}`
  throw fieldRefusal({ reason: 'kinship', field: 'parentesco', message })
}

function refuseSameAddress(one: Place, other: Place): void {
  if (plain(`${one.cp}${one.calle}${one.numero}`) === plain(`${other.cp}${other.calle}${other.numero}`))
    throw fieldRefusal({ reason: 'sameAddress', field: 'calle', message: 'Applicant and reference live together' })
}

/** Letters and figures of a text alone: without case, accents, dots and blanks. */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
}

function readPostcode(typed: string): string {
  const cp = typed.trim()
  if (POSTCODE.test(cp)) return cp
  throw fieldRefusal({ reason: 'postcode', field: 'cp', message: 'cp must have 5 digits' })
}

function readLine(typed: string, field: string): string {
  const line = cleanText(typed)
  if (line !== '' && Array.from(line).length <= ADDRESS_TEXT_MAX_CHARACTERS) return line
  const message = `${field} has 1 to ${ADDRESS_TEXT_MAX_CHARACTERS} characters`
  throw fieldRefusal({ reason: 'address', field, message })
}

function readOptional(typed: string | undefined, field: string): string | null {
  return typed === undefined || typed.trim() === '' ? null : readLine(typed, field)
}
