import { Type } from 'typebox'
import type { Static } from 'typebox'
import { Compile } from 'typebox/compile'
import type { PersonalData } from '../secrets/personalData.ts'

const TextOrNull = Type.Union([Type.String(), Type.Null()])
const Names = { nombres: Type.String(), apellido_paterno: Type.String(), apellido_materno: TextOrNull }

const ApplicantFields = Type.Object({
  ...Names,
  /** `yyyy-mm-dd`. */
  fecha_nacimiento: Type.String(),
  curp: Type.String(),
  /** Ten digits. */
  telefono: Type.String(),
  email: Type.String(),
})
const AddressFields = Type.Object({
  calle: Type.String(),
  numero: Type.String(),
  interior: TextOrNull,
  colonia: Type.String(),
  cp: Type.String(),
  municipio: Type.String(),
  estado: Type.String(),
  entre_calles: TextOrNull,
})
const ReferenceFields = Type.Object({
  ...Names,
  parentesco: Type.String(),
  telefono: Type.String(),
  calle: Type.String(),
  numero: Type.String(),
  cp: Type.String(),
})
const BeneficiaryFields = Type.Object({
  nombre: Type.String(),
  apellido: Type.String(),
  parentesco: Type.String(),
  porcentaje: Type.Integer(),
})
const DepositFields = Type.Object({
  metodo: Type.Union([Type.Literal('CLABE'), Type.Literal('TARJETA'), Type.Literal('SUCURSAL')]),
  /** Code of the bank; null for a branch. */
  banco: TextOrNull,
  /** Digits of the account; null for a branch, and for a card after the deposit. */
  cuenta: TextOrNull,
})
const Fields = Type.Object({
  applicant: ApplicantFields,
  address: Type.Optional(AddressFields),
  reference: Type.Optional(ReferenceFields),
  beneficiaries: Type.Optional(Type.Array(BeneficiaryFields)),
  deposit: Type.Optional(DepositFields),
})

export type Applicant = Static<typeof ApplicantFields>
export type ApplicantAddress = Static<typeof AddressFields>
export type Reference = Static<typeof ReferenceFields>
export type Beneficiary = Static<typeof BeneficiaryFields>
export type Deposit = Static<typeof DepositFields>
/** Personal data of an application, as it is sealed. */
export type PersonalFields = Static<typeof Fields>

const validator = Compile(Fields)

/** Encrypts personal data for storage. */
export function sealFields({ seal }: PersonalData, fields: PersonalFields): Buffer {
  return seal(Buffer.from(JSON.stringify(fields)))
}

/** Decrypts personal data. @throws Error for bytes that no key opens, or that hold something else. */
export function openFields({ open }: PersonalData, sealed: Uint8Array): PersonalFields {
  const fields: unknown = JSON.parse(open(Buffer.from(sealed)).toString('utf8'))
  if (!validator.Check(fields)) throw new Error('Sealed data of an application has another form')
  return fields
}
