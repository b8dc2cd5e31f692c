import { graphql } from 'react-relay/hooks'
import * as v from 'valibot'
import { answerMutation, applicationIdSchema } from './answerMutation.ts'

/** Digits of a telephone that are shown again. */
const HINT_DIGITS = 4

const variablesSchema = v.object({
  input: v.object({
    applicationId: applicationIdSchema,
    kinship: v.string(),
    firstNames: v.string(),
    fatherName: v.string(),
    motherName: v.nullable(v.string()),
    telephone: v.string(),
    street: v.string(),
    number: v.string(),
    postcode: v.string(),
  }),
})

export const setCreditReferenceDocument = graphql`
  mutation setCreditReferenceMutation($input: SetCreditReferenceInput!) {
    setCreditReference(input: $input) {
      application {
        ...CreditWizard_application
      }
      ...mutationPayload_payload
    }
  }
`

/** Mutation that sets the reference of the applicant. */
export const setCreditReferenceMutation = answerMutation({
  document: setCreditReferenceDocument,
  step: 'REFERENCE',
  variables: variablesSchema,
  show: (application, { kinship, firstNames, fatherName, motherName, telephone }) => {
    const reference = application.getOrCreateLinkedRecord('reference', 'CreditReference')
    const digits = telephone.replaceAll(/\D/g, '').slice(-HINT_DIGITS)
    const shown = { kinship, firstNames, fatherName, motherName, telephoneHint: `•••• ${digits}` }
    for (const [name, text] of Object.entries(shown)) reference.setValue(text, name)
  },
})
