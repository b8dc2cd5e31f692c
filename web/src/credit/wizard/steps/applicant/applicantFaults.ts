import { birthDateFault, personNameFault } from '@hogar/schema/validation/applicant.ts'
import { cleanEmail, isEmail } from '@hogar/schema/validation/cleanEmail.ts'
import { cleanTelephone } from '@hogar/schema/validation/cleanTelephone.ts'
import { cleanCurp, curpFault } from '@hogar/schema/validation/curp.ts'

/** Fields of an applicant, in page order. */
export const EMPTY_APPLICANT = {
  firstNames: '',
  fatherName: '',
  motherName: '',
  birthDate: '',
  curp: '',
  telephone: '',
  email: '',
}

export type ApplicantDraft = Readonly<Record<keyof typeof EMPTY_APPLICANT, string>>

const BIRTH_DATE_MESSAGES = {
  required: 'creditWizard.missingBirthDate',
  date: 'creditWizard.wrongBirthDate',
  future: 'creditWizard.futureBirthDate',
  underage: 'creditWizard.underage',
} as const
const CURP_MESSAGES = { curp: 'creditWizard.wrongCurp', curpDate: 'creditWizard.otherCurpDate' } as const

/**
 * Returns the ids of the messages on fields that the platform would refuse.
 * @param today day in Mexico City
 */
export function applicantFaults(draft: ApplicantDraft, today: string) {
  const birthDate = birthDateFault(draft.birthDate, today)
  const curp = cleanCurp(draft.curp)
  // An invalid date is one fault, not two.
  const curpDate = curpFault(curp, birthDate === null ? draft.birthDate : undefined)
  return {
    firstNames: nameMessage(draft.firstNames, 'creditWizard.missingFirstNames'),
    fatherName: nameMessage(draft.fatherName, 'creditWizard.missingFatherName'),
    motherName: optionalNameMessage(draft.motherName),
    birthDate: birthDate ? BIRTH_DATE_MESSAGES[birthDate] : undefined,
    curp: curp === '' ? 'creditWizard.missingCurp' : curpDate ? CURP_MESSAGES[curpDate] : undefined,
    telephone: telephoneMessage(draft.telephone),
    email: emailMessage(draft.email),
  }
}

/** Returns the id of the message on a name that is refused; `missing` on an empty one. */
export function nameMessage<Missing extends string>(text: string, missing: Missing) {
  const fault = personNameFault(text)
  if (fault === null) return undefined
  return fault === 'required' ? missing : 'creditWizard.wrongName'
}

/** Returns the id of the message on an optional name that is refused. */
export function optionalNameMessage(text: string) {
  return personNameFault(text) === 'name' ? 'creditWizard.wrongName' : undefined
}

/** Returns the id of the message on a telephone that is none of Mexico's. */
export function telephoneMessage(text: string) {
  const number = cleanTelephone(text, 'MX')
  return number !== null && !number.startsWith('+') ? undefined : 'creditWizard.wrongTelephone'
}

function emailMessage(text: string) {
  if (text.trim() === '') return 'checkout.missingEmail'
  return isEmail(cleanEmail(text)) ? undefined : 'checkout.wrongEmail'
}
