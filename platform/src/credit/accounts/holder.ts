import { Type } from 'typebox'
import type { Static } from 'typebox'
import { Compile } from 'typebox/compile'
import type { PersonalData } from '../secrets/personalData.ts'

const Holder = Type.Object({
  firstNames: Type.String(),
  fatherName: Type.String(),
  motherName: Type.Union([Type.String(), Type.Null()]),
  /** `yyyy-mm-dd`. */
  birthDate: Type.String(),
  curp: Type.String(),
  /** International, digits alone. */
  telephone: Type.String(),
  email: Type.String(),
})
const validator = Compile(Holder)

/** Person who owes what an account owes. Stored sealed. */
export type Holder = Static<typeof Holder>

export function sealHolder({ seal }: PersonalData, holder: Holder): Buffer {
  return seal(Buffer.from(JSON.stringify(holder)))
}

/** @throws Error when it was sealed with another key, or is no holder. */
export function openHolder({ open }: PersonalData, sealed: Buffer): Holder {
  const holder: unknown = JSON.parse(open(Buffer.from(sealed)).toString('utf8'))
  if (!validator.Check(holder)) throw new Error('The sealed data is no holder of an account')
  return holder
}

/** Returns the look-up hashes of a CURP. The first is stored, all are searched. */
export function curpLookups({ lookups }: PersonalData, curp: string) {
  return lookups('curp', curp.trim().toUpperCase())
}

/** Returns the look-up hashes of a telephone, international, digits alone. */
export function telephoneLookups({ lookups }: PersonalData, telephone: string) {
  return lookups('phone', telephone)
}

/** Returns what may be shown of a holder without a proof: initials, and four digits of the telephone. */
export function maskedHolder({ firstNames, fatherName, motherName, telephone }: Holder) {
  const initial = (name: string | null) => (name === null || name === '' ? '' : `${Array.from(name)[0]}.`)
  return {
    nombres: initial(firstNames),
    apellido_paterno: initial(fatherName),
    apellido_materno: initial(motherName),
    telefono: maskedTelephone(telephone),
  }
}

export function maskedTelephone(telephone: string): string {
  return `•••• ${telephone.slice(-4)}`
}

export function fullName({ firstNames, fatherName, motherName }: Holder): string {
  return [firstNames, fatherName, motherName].filter((part) => part !== null && part !== '').join(' ')
}
