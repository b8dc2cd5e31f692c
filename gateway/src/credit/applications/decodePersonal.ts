import * as v from 'valibot'
import type { CreditApplication } from '../../__generated__/schemaTypes.ts'
import { readCount, readSource, readText } from '../../parse/readValue.ts'
import { dateField, parsed } from '../replyFields.ts'
import { APPLICATION_TEXT_MAX_CHARACTERS, BENEFICIARIES_MAX, HINT_DIGITS } from './limits.ts'

type Personal = Pick<
  CreditApplication,
  'applicant' | 'address' | 'reference' | 'insurance' | 'depositHint' | 'sellerCode' | 'consentUntil'
>

/** Digits at the end of an account's hint. Longer ones would be an account number. */
const LONG_NUMBER = /\d{5,}/

/** Decodes what an applicant has entered. Masks telephones again, and drops a hint with a whole account number. */
export function decodePersonal(data: unknown, isTelephoneConfirmed: boolean): Personal {
  const read = readSource(data)
  const hint = wordsOf(read['deposito'])
  return {
    applicant: applicantOf(read, isTelephoneConfirmed),
    address: addressOf(readSource(read['domicilio'])),
    reference: referenceOf(readSource(read['referencia'])),
    insurance: insuranceOf(readSource(read['seguro'])),
    depositHint: hint === null || LONG_NUMBER.test(hint.replace(/[\s-]/g, '')) ? null : hint,
    sellerCode: wordsOf(read['codigo']),
    consentUntil: parsed(dateField, read['autorizado_hasta']),
  }
}

type Source = Readonly<Record<string, unknown>>

function applicantOf(read: Source, isTelephoneConfirmed: boolean): Personal['applicant'] {
  const names = namesOf(read)
  const telephoneHint = hintOf(read['telefono'])
  if (names === null || telephoneHint === null) return null
  return {
    ...names,
    birthDate: parsed(dateField, read['fecha_nacimiento']),
    telephoneHint,
    email: readText(read['email'], APPLICATION_TEXT_MAX_CHARACTERS * 2),
    isTelephoneConfirmed,
  }
}

function addressOf(read: Source): Personal['address'] {
  const [postcode, state, municipality] = [wordsOf(read['cp']), wordsOf(read['estado']), wordsOf(read['municipio'])]
  const [suburb, street, number] = [wordsOf(read['colonia']), wordsOf(read['calle']), wordsOf(read['numero'])]
  if (postcode === null || state === null || municipality === null) return null
  if (suburb === null || street === null || number === null) return null
  return {
    postcode,
    state,
    municipality,
    suburb,
    street,
    number,
    interior: wordsOf(read['interior']),
    crossStreet: wordsOf(read['entre_calles']),
    age: wordsOf(read['antiguedad']),
  }
}

function referenceOf(read: Source): Personal['reference'] {
  const names = namesOf(read)
  const [kinship, telephoneHint] = [wordsOf(read['parentesco']), hintOf(read['telefono'])]
  return names === null || kinship === null || telephoneHint === null ? null : { kinship, ...names, telephoneHint }
}

function insuranceOf(read: Source): Personal['insurance'] {
  const code = wordsOf(read['articulo'])
  const rows = parsed(v.array(v.unknown()), read['beneficiarios'])
  if (code === null || rows === null) return null
  const beneficiaries = rows.slice(0, BENEFICIARIES_MAX).flatMap((row) => {
    const one = readSource(row)
    const [name, surname, kinship] = [wordsOf(one['nombre']), wordsOf(one['apellido']), wordsOf(one['parentesco'])]
    const percent = readCount(one['porcentaje'])
    return name === null || surname === null || kinship === null || percent === null
      ? []
      : [{ name, surname, kinship, percent }]
  })
  return { code, beneficiaries }
}

function namesOf(read: Source) {
  const [firstNames, fatherName] = [wordsOf(read['nombres']), wordsOf(read['apellido_paterno'])]
  return firstNames === null || fatherName === null
    ? null
    : { firstNames, fatherName, motherName: wordsOf(read['apellido_materno']) }
}

function hintOf(value: unknown): string | null {
  const digits = (readText(value) ?? '').replace(/\D/g, '').slice(-HINT_DIGITS)
  return digits === '' ? null : `•••• ${digits}`
}

function wordsOf(value: unknown): string | null {
  return readText(value, APPLICATION_TEXT_MAX_CHARACTERS)
}
