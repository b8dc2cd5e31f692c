import { useIntl } from 'react-intl'
import type { GraphQLTaggedNode, MutationParameters } from 'relay-runtime'
import { noticesOf } from '../cart/noticesOf.ts'
import type { Refusal } from '../customers/sortRefusal.ts'
import { useSecretMutation } from '../relay/useSecretMutation.ts'
import { useNotifications } from '../design/overlays/NotificationsContext.ts'

/**
 * React hook for a change of a company. It needs a connection: what a colleague has done meanwhile decides. Notifies of
 * its notices; resolves to a refusal for the page to show.
 */
export function useCompanyChange<TMutation extends MutationParameters>(
  mutation: GraphQLTaggedNode,
): (variables: TMutation['variables']) => Promise<Refusal | null> {
  const intl = useIntl()
  const { notify } = useNotifications()
  const send = useSecretMutation<TMutation>(mutation)
  return async (variables) => {
    const outcome = await send(variables)
    if (outcome.kind === 'unreachable') return { message: intl.formatMessage({ id: 'customers.offline' }) }
    if (outcome.kind === 'refused') return outcome
    noticesOf(outcome.data).forEach(({ message }) => notify({ kind: 'success', message }))
    return null
  }
}
