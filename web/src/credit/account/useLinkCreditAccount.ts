import { useIntl } from 'react-intl'
import { graphql } from 'react-relay/hooks'
import type { useLinkCreditAccountMutation } from '../../__generated__/useLinkCreditAccountMutation.graphql'
import { forgetCustomer } from '../../customers/forgetCustomer.ts'
import { useSecretMutation } from '../../relay/useSecretMutation.ts'
import { randomId } from '../../device/randomId.ts'
import { useNotifications } from '../../design/overlays/NotificationsContext.ts'
import type { OnProven } from './useProof.ts'

/**
 * React hook that links the credit account proven in this session to the customer. Sent at once or not at all: the proof
 * ends before a queue might be sent.
 */
export function useLinkCreditAccount(): OnProven {
  const intl = useIntl()
  const { notify } = useNotifications()
  const link = useSecretMutation<useLinkCreditAccountMutation>(
    graphql`
      mutation useLinkCreditAccountMutation($input: LinkCreditAccountInput!) {
        linkCreditAccount(input: $input) {
          customer {
            ...CreditAccounts_customer
          }
          userErrors {
            code
            message
            field
          }
          notices {
            message
          }
        }
      }
    `,
    forgetCustomer,
  )
  return async () => {
    const outcome = await link({ input: { clientMutationId: randomId() } })
    if (outcome.kind === 'unreachable') return { message: intl.formatMessage({ id: 'customers.offline' }) }
    if (outcome.kind === 'refused') return outcome
    outcome.data.linkCreditAccount.notices.forEach(({ message }) => notify({ kind: 'success', message }))
    return null
  }
}
