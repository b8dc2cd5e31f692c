import { useCallback } from 'react'
import { useIntl } from 'react-intl'
import type { GraphQLTaggedNode, MutationParameters, RecordSourceSelectorProxy } from 'relay-runtime'
import type { Refusal } from '../../customers/sortRefusal.ts'
import { type SecretOutcome, useSecretMutation } from '../../relay/useSecretMutation.ts'
import { useOnlineStatus } from '../../offline/useOnlineStatus.ts'
import { useForgetLost } from './useForgetLost.ts'

/**
 * React hook for a mutation of the open application that is sent at once or not at all: nothing of it may be stored on the
 * device. The application of its payload becomes the session's. An application or a proof that is gone is
 * forgotten, which leads back to the step that starts it anew. `field` is the mutation's.
 */
export function useApplicationMutation<TMutation extends MutationParameters>(
  mutation: GraphQLTaggedNode,
  field: string,
): (variables: TMutation['variables']) => Promise<SecretOutcome<TMutation['response']>> {
  const forgetLost = useForgetLost()
  const updater = useCallback((store: RecordSourceSelectorProxy) => linkApplication(store, field), [field])
  const send = useSecretMutation<TMutation>(mutation, updater)
  return async (variables) => {
    const outcome = await send(variables)
    // The step that would say so is gone; the last one asks for the proof itself.
    if (outcome.kind === 'refused') forgetLost(outcome.userErrors, field !== 'submitCreditApplication')
    return outcome
  }
}

/** React hook that returns the refusal of an outcome, with a sentence of its own where the platform gave none; null for a success. */
export function useRefusalOf(): (outcome: SecretOutcome<unknown>) => Refusal | null {
  const intl = useIntl()
  const isOnline = useOnlineStatus()
  return (outcome) => {
    if (outcome.kind === 'done') return null
    if (outcome.kind === 'refused' && outcome.userErrors.length > 0) return outcome
    const isOffline = outcome.kind === 'unreachable' && !isOnline
    return { message: intl.formatMessage({ id: isOffline ? 'creditWizard.needsNetwork' : 'creditWizard.notSaved' }) }
  }
}

/** Returns the messages of a refusal; none for a success. */
export function textsOf(refusal: Refusal | null): readonly string[] {
  if (refusal === null) return []
  return 'message' in refusal ? [refusal.message] : refusal.userErrors.map(({ message }) => message)
}

/** Returns true for a refusal because the applicant has an application in review, maybe of another device. */
export function isPending(refusal: Refusal): boolean {
  return 'userErrors' in refusal && refusal.userErrors.some(({ code }) => code === 'CREDIT_REQUEST_PENDING')
}

function linkApplication(store: RecordSourceSelectorProxy, field: string): void {
  const application = store.getRootField(field)?.getLinkedRecord('application')
  const root = store.getRoot()
  if (application) root.setLinkedRecord(application, 'creditApplication')
  else root.setValue(null, 'creditApplication')
}
