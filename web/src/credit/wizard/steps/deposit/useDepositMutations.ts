import { graphql } from 'react-relay/hooks'
import type { useDepositMutationsCheckMutation as Check } from '../../../../__generated__/useDepositMutationsCheckMutation.graphql'
import type { useDepositMutationsSetMutation as Set } from '../../../../__generated__/useDepositMutationsSetMutation.graphql'
import { useSecretMutation } from '../../../../relay/useSecretMutation.ts'
import { useApplicationMutation } from '../../useApplicationMutation.ts'

/** React hook for the mutations with the number of an account or a card. None of it is queued or stored. */
export function useDepositMutations() {
  const check = useSecretMutation<Check>(graphql`
    mutation useDepositMutationsCheckMutation($input: CheckBankAccountInput!) {
      checkBankAccount(input: $input) {
        bank {
          name
          takesClabe
        }
        userErrors {
          code
          message
          field
        }
      }
    }
  `)
  const set = useApplicationMutation<Set>(
    graphql`
      mutation useDepositMutationsSetMutation($input: SetCreditDepositInput!) {
        setCreditDeposit(input: $input) {
          application {
            ...DepositStep_application
          }
          userErrors {
            code
            message
            field
          }
        }
      }
    `,
    'setCreditDeposit',
  )
  return { check, set }
}
