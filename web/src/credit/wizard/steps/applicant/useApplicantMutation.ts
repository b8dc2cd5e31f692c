import { graphql } from 'react-relay/hooks'
import type { useApplicantMutation as ApplicantMutation } from '../../../../__generated__/useApplicantMutation.graphql'
import type { Refusal } from '../../../../customers/sortRefusal.ts'
import { useApplicationMutation, useRefusalOf } from '../../useApplicationMutation.ts'
import { forgetSentCode } from '../telephone/sentCode.ts'

type Input = ApplicantMutation['variables']['input']

/** React hook that sends the applicant. Resolves to null if the platform accepted the data. */
export function useApplicantMutation(): (input: Input) => Promise<Refusal | null> {
  const refusalOf = useRefusalOf()
  const send = useApplicationMutation<ApplicantMutation>(
    graphql`
      mutation useApplicantMutation($input: SetCreditApplicantInput!) {
        setCreditApplicant(input: $input) {
          application {
            ...CreditWizard_application
          }
          userErrors {
            code
            message
            field
          }
        }
      }
    `,
    'setCreditApplicant',
  )
  return async (input) => {
    const refusal = refusalOf(await send({ input }))
    // A code of before may be for another telephone.
    if (refusal === null) forgetSentCode()
    return refusal
  }
}
