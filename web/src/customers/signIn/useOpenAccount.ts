import { useCallback } from 'react'
import { useIntl } from 'react-intl'
import type { GraphQLTaggedNode, MutationParameters, RecordSourceSelectorProxy } from 'relay-runtime'
import { noticesOf } from '../../cart/noticesOf.ts'
import { useNotifications } from '../../design/overlays/NotificationsContext.ts'
import { useQueueClient } from '../../offline/QueueContext.ts'
import { refusalWithoutCookies } from '../../offline/refusalWithoutCookies.ts'
import { isJsonRecord } from '../../relay/payload.ts'
import { useStoreDefinition } from '../../routing/StoreContext.tsx'
import type { KnownAccount } from '../accountKey.ts'
import { openAccountHere } from './openAccountHere.ts'
import type { Refusal } from '../sortRefusal.ts'
import { useSecretMutation } from '../../relay/useSecretMutation.ts'
import { whenSettled } from '../whenSettled.ts'

/**
 * React hook for a mutation that opens an account. Waits for cart changes in flight first: their responses would
 * restore the old session. Then invalidates all data fetched as a guest and writes the customer and the cart into the
 * store for the current page.
 */
export function useOpenAccount<TMutation extends MutationParameters>(
  mutation: GraphQLTaggedNode,
): (variables: TMutation['variables']) => Promise<Refusal | null> {
  const intl = useIntl()
  const { code, language } = useStoreDefinition()
  const { notify } = useNotifications()
  const queue = useQueueClient()
  const send = useSecretMutation<TMutation>(mutation, takeOver)
  return useCallback(
    async (variables) => {
      const refusal = await refusalWithoutCookies(language)
      if (refusal) return refusal
      await whenSettled(queue)
      const outcome = await send(variables)
      if (outcome.kind === 'unreachable') return { message: intl.formatMessage({ id: 'customers.offline' }) }
      if (outcome.kind === 'refused') return outcome
      const data: unknown = outcome.data
      if (isJsonRecord(data)) noticesOf(data).forEach(({ message }) => notify({ kind: 'warning', message }))
      const account = accountOf(data)
      if (account !== null) await openAccountHere(code, account)
      return null
    },
    [queue, send, intl, notify, code, language],
  )
}

function takeOver(store: RecordSourceSelectorProxy, data: unknown): void {
  const [field = ''] = isJsonRecord(data) ? Object.keys(data) : []
  const payload = store.getRootField(field)
  const viewer = store.getRoot().getOrCreateLinkedRecord('viewer', 'Viewer')
  // Before the new data is written: only the data present until then is invalidated.
  store.invalidateStore()
  for (const part of ['customer', 'cart'] as const) {
    const record = payload?.getLinkedRecord(part)
    if (record) viewer.setLinkedRecord(record, part)
    else viewer.setValue(null, part)
  }
}

function accountOf(data: unknown): KnownAccount | null {
  const [payload] = isJsonRecord(data) ? Object.values(data) : []
  const customer = isJsonRecord(payload) ? payload['customer'] : null
  if (!isJsonRecord(customer)) return null
  const { id, firstName: name } = customer
  return typeof id === 'string' && typeof name === 'string' ? { id, name } : null
}
