import { useRef } from 'react'
import { cleanPostcode } from '@hogar/schema/validation/cleanPostcode.ts'
import { cleanText } from '@hogar/schema/validation/cleanText.ts'
import { POSTCODE_DIGITS } from '@hogar/schema/validation/limits.ts'
import type { setCreditAddressMutation as SetCreditAddress } from '../../../../__generated__/setCreditAddressMutation.graphql'
import type { useAnswer_application$key } from '../../../../__generated__/useAnswer_application.graphql'
import { setCreditAddressDocument } from '../../answers/setCreditAddressMutation.ts'
import { useAnswer } from '../../answers/useAnswer.ts'
import { useRefusalOf } from '../../useApplicationMutation.ts'
import { useStepForm } from '../../useStepForm.ts'
import { useStepDraft } from '../../WizardDrafts.tsx'
import { type AddressDraft, addressFaults } from './addressFaults.ts'
import { useCoverage } from './useCoverage.ts'

const STEP = 'domicilio'

/** React hook of the form of an address. The place of a typed postal code fills in what is empty or was filled in. */
export function useAddressForm(application: useAnswer_application$key, initial: AddressDraft, onDone: () => void) {
  const refusalOf = useRefusalOf()
  const send = useAnswer<SetCreditAddress>({
    application,
    name: 'setCreditAddress',
    document: setCreditAddressDocument,
  })
  const [draft, change] = useStepDraft(STEP, initial)
  // Does not complete an address that was sent before.
  const isTyped = useRef(false)
  const coverage = useCoverage(draft.postcode, ({ municipality }) => {
    if (isTyped.current && municipality !== null && draft.municipality === '') change({ municipality })
  })
  const form = useStepForm({
    step: STEP,
    initial,
    faultsOf: (texts) => addressFaults(texts, coverage),
    values: { postcode: draft.postcode },
    send: async ({ interior, crossStreet, age, postcode, ...lines }) => {
      const outcome = await send({
        postcode,
        municipality: cleanText(lines.municipality),
        suburb: cleanText(lines.suburb),
        street: cleanText(lines.street),
        number: cleanText(lines.number),
        interior: cleanText(interior) || null,
        crossStreet: cleanText(crossStreet) || null,
        age,
      })
      return refusalOf(outcome)
    },
    onDone,
  })
  const typePostcode = (typed: string) => {
    const postcode = digitsOfPostcode(typed)
    if (postcode === draft.postcode) return
    isTyped.current = true
    const isFilledIn = draft.municipality !== '' && draft.municipality === coverage.municipality
    const isOldSuburb = coverage.suburbs.includes(draft.suburb)
    form.change({ postcode, ...(isFilledIn ? { municipality: '' } : {}), ...(isOldSuburb ? { suburb: '' } : {}) })
  }
  return { form, coverage, typePostcode }
}

/** Returns the digits of a typed or pasted postal code. */
export function digitsOfPostcode(typed: string): string {
  return cleanPostcode(typed).replaceAll(/\D/g, '').slice(0, POSTCODE_DIGITS)
}
