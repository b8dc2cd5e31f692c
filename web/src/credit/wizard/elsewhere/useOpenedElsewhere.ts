import { useCallback } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks'
import { commitLocalUpdate } from 'relay-runtime'
import type {
  useOpenedElsewhereQuery,
  useOpenedElsewhereQuery$data,
} from '../../../__generated__/useOpenedElsewhereQuery.graphql'
import { isClosedStatus } from '../isClosedStatus.ts'

type Opened = Pick<NonNullable<useOpenedElsewhereQuery$data['creditApplication']>, 'id' | 'kind' | 'customer'>

/**
 * Finding before another application is started.
 * - `none`: no open application, or the one that this page shows.
 * - `opened`: one that this page did not know, as another tab has opened it. The page shows it from now on.
 * - `unread`: it could not be read.
 */
export type Elsewhere =
  | Readonly<{ kind: 'none' }>
  | Readonly<{ kind: 'opened'; application: Opened }>
  | Readonly<{ kind: 'unread' }>

/**
 * React hook that looks for an application that another tab has opened since this page was read: starting one takes its
 * place, and all answers that were given there would be lost.
 */
export function useOpenedElsewhere(): () => Promise<Elsewhere> {
  const environment = useRelayEnvironment()
  return useCallback(async () => {
    let known: unknown
    commitLocalUpdate(environment, (store) => {
      known = store.getRoot().getLinkedRecord('creditApplication')?.getValue('number')
    })
    const query = graphql`
      query useOpenedElsewhereQuery {
        creditApplication {
          id
          number
          kind
          customer
          status
          ...CreditWizard_application
        }
      }
    `
    const reading = fetchQuery<useOpenedElsewhereQuery>(environment, query, {}, { fetchPolicy: 'network-only' })
    const data = await reading.toPromise().catch(() => undefined)
    if (!data) return { kind: 'unread' }
    const { creditApplication: application } = data
    const isOpen = Boolean(application?.number) && !isClosedStatus(application?.status ?? '')
    if (!application || !isOpen || application.number === known) return { kind: 'none' }
    const { id, kind, customer } = application
    return { kind: 'opened', application: { id, kind, customer } }
  }, [environment])
}
