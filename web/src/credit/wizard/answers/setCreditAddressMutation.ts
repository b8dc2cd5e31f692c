import { graphql } from 'react-relay/hooks'
import * as v from 'valibot'
import { answerMutation, applicationIdSchema } from './answerMutation.ts'

const variablesSchema = v.object({
  input: v.object({
    applicationId: applicationIdSchema,
    postcode: v.string(),
    municipality: v.string(),
    suburb: v.string(),
    street: v.string(),
    number: v.string(),
    interior: v.nullable(v.string()),
    crossStreet: v.nullable(v.string()),
    age: v.string(),
  }),
})

export const setCreditAddressDocument = graphql`
  mutation setCreditAddressMutation($input: SetCreditAddressInput!) {
    setCreditAddress(input: $input) {
      application {
        ...CreditWizard_application
      }
      ...mutationPayload_payload
    }
  }
`

/** Mutation that sets the address of the applicant. */
export const setCreditAddressMutation = answerMutation({
  document: setCreditAddressDocument,
  step: 'ADDRESS',
  variables: variablesSchema,
  show: (application, { applicationId: _application, ...lines }) => {
    const address = application.getOrCreateLinkedRecord('address', 'CreditAddress')
    // The state follows from the postal code, on the platform.
    if (address.getValue('postcode') !== lines.postcode) address.setValue('', 'state')
    for (const [name, line] of Object.entries(lines)) address.setValue(line, name)
  },
})
