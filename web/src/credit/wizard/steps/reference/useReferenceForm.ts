import { cleanPersonName } from '@hogar/schema/validation/applicant.ts'
import { cleanText } from '@hogar/schema/validation/cleanText.ts'
import type { Place } from '@hogar/schema/validation/samePlace.ts'
import type { setCreditReferenceMutation as SetCreditReference } from '../../../../__generated__/setCreditReferenceMutation.graphql'
import type { useAnswer_application$key } from '../../../../__generated__/useAnswer_application.graphql'
import { setCreditReferenceDocument } from '../../answers/setCreditReferenceMutation.ts'
import { useAnswer } from '../../answers/useAnswer.ts'
import { useRefusalOf } from '../../useApplicationMutation.ts'
import { useStepForm } from '../../useStepForm.ts'
import { type ReferenceDraft, referenceFaults } from './referenceFaults.ts'

type ReferenceFormOptions = Readonly<{
  application: useAnswer_application$key
  initial: ReferenceDraft
  /** Place of the applicant; null if it is not known. */
  home: Place | null
  onDone: () => void
}>

/** React hook of the form of a reference. */
export function useReferenceForm({ application, initial, home, onDone }: ReferenceFormOptions) {
  const refusalOf = useRefusalOf()
  const send = useAnswer<SetCreditReference>({
    application,
    name: 'setCreditReference',
    document: setCreditReferenceDocument,
  })
  return useStepForm({
    step: 'referencia',
    initial,
    faultsOf: (draft) => referenceFaults(draft, home),
    send: async ({ motherName, ...draft }) => {
      const outcome = await send({
        ...draft,
        firstNames: cleanPersonName(draft.firstNames),
        fatherName: cleanPersonName(draft.fatherName),
        motherName: motherName.trim() === '' ? null : cleanPersonName(motherName),
        street: cleanText(draft.street),
        number: cleanText(draft.number),
      })
      return refusalOf(outcome)
    },
    onDone,
  })
}
