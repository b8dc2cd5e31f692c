import { graphql } from 'react-relay/hooks'
import * as v from 'valibot'
import { FREQUENCY_CODES } from '../../loans/loanAddress.ts'
import { answerMutation, applicationIdSchema } from './answerMutation.ts'

/** Variables of the loan, as they wait on the device. */
export const offerVariablesSchema = v.object({
  input: v.object({
    applicationId: applicationIdSchema,
    amount: v.string(),
    months: v.number(),
    frequency: v.picklist(FREQUENCY_CODES),
  }),
})

export const setCreditOfferDocument = graphql`
  mutation setCreditOfferMutation($input: SetCreditOfferInput!) {
    setCreditOffer(input: $input) {
      application {
        ...CreditWizard_application
      }
      ...mutationPayload_payload
    }
  }
`

/** Mutation that changes the loan of the open application. Its offer is unknown until the answer arrives. */
export const setCreditOfferMutation = answerMutation({
  document: setCreditOfferDocument,
  step: 'OFFER',
  variables: offerVariablesSchema,
  show: (application, { amount }) => {
    application.getLinkedRecord('amount')?.setValue(amount, 'amount')
    application.setValue(null, 'offer')
  },
})
