import { useCallback } from 'react'
import { useIntl } from 'react-intl'
import type { GraphQLTaggedNode, MutationParameters, RecordSourceSelectorProxy } from 'relay-runtime'
import { noticesOf } from '../cart/noticesOf.ts'
import { useNotifications } from '../design/NotificationsContext.ts'
import { useQueueClient } from '../offline/QueueContext.ts'
import { refusalWithoutCookies } from '../offline/refusalWithoutCookies.ts'
import { isJsonRecord } from '../relay/payload.ts'
import { useStoreDefinition } from '../routing/StoreContext.tsx'
import { keepSignedInName } from './signedInName.ts'
import type { Refusal } from './sortRefusal.ts'
import { useSecretMutation } from './useSecretMutation.ts'
import { whenSettled } from './whenSettled.ts'

/**
 * A verb for a mutation that opens an account. What is on its way to the cart goes first: its answer would bring the
 * session of before back. Once the account is open, viewer and cart are the customer's on the page that stands, and
 * everything else that was read for a guest counts as old.
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
      const name = nameOf(data)
      if (name !== null) keepSignedInName(code, name)
      return null
    },
    [queue, send, intl, notify, code, language],
  )
}

function takeOver(store: RecordSourceSelectorProxy, data: unknown): void {
  const [field = ''] = isJsonRecord(data) ? Object.keys(data) : []
  const payload = store.getRootField(field)
  const viewer = store.getRoot().getOrCreateLinkedRecord('viewer', 'Viewer')
  // Before the new is put in: only what was there counts as old.
  store.invalidateStore()
  for (const part of ['customer', 'cart'] as const) {
    const record = payload?.getLinkedRecord(part)
    if (record) viewer.setLinkedRecord(record, part)
    else viewer.setValue(null, part)
  }
}

function nameOf(data: unknown): string | null {
  const [payload] = isJsonRecord(data) ? Object.values(data) : []
  const customer = isJsonRecord(payload) ? payload['customer'] : null
  return isJsonRecord(customer) && typeof customer['firstName'] === 'string' ? customer['firstName'] : null
}
