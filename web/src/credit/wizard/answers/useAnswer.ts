import { graphql, useFragment } from 'react-relay/hooks'
import type { GraphQLTaggedNode, MutationParameters } from 'relay-runtime'
import type { useAnswer_application$key } from '../../../__generated__/useAnswer_application.graphql'
import type { SecretOutcome } from '../../../relay/useSecretMutation.ts'
import { useQueueClient } from '../../../offline/QueueContext.ts'
import type { Outcome } from '../../../offline/outcome.ts'
import { useApplicationMutation } from '../useApplicationMutation.ts'
import { useForgetLost } from '../useForgetLost.ts'
import { useStepRefusal } from '../WizardDrafts.tsx'
import { stepSearch } from '../wizardFlow.ts'
import { wizardPath } from '../wizardPaths.ts'
import { type AnswerName, ANSWER_STEPS } from './answerSteps.ts'
import { useDeviceShared } from './deviceShared.ts'

type AnswerOptions = Readonly<{
  /** Open application; null before it is started. */
  application: useAnswer_application$key | null
  /** Name of the mutation in the registry of the queue. */
  name: AnswerName
  /** Its document, for a shared device: nothing is queued there. */
  document: GraphQLTaggedNode
}>

type Input<TMutation extends MutationParameters> = Omit<TMutation['variables']['input'], 'applicationId'>

/**
 * React hook that answers a step by the queue: without a network the answer waits on the device, and counts as given. On
 * a shared device it is sent at once or not at all.
 */
export function useAnswer<TMutation extends MutationParameters>({ application: key, name, document }: AnswerOptions) {
  const application = useFragment(
    graphql`
      fragment useAnswer_application on CreditApplication {
        id
        kind
        customer
      }
    `,
    key,
  )
  const queue = useQueueClient()
  const isShared = useDeviceShared()
  const sendNow = useApplicationMutation<MutationParameters>(document, name)
  const forgetLost = useForgetLost()
  const { forgive } = useStepRefusal(ANSWER_STEPS[name])
  const enqueue = (input: Input<TMutation>): Promise<Outcome> => {
    const { id = '', kind = '', customer } = application ?? {}
    const path = `${wizardPath(kind, customer) ?? ''}${stepSearch('', ANSWER_STEPS[name])}`
    return queue.enqueue(name, { input: { ...input, applicationId: id } }, { path })
  }
  return async (input: Input<TMutation>): Promise<SecretOutcome<unknown>> => {
    const outcome = isShared ? await sendNow({ input }) : await enqueue(input)
    if (outcome.kind === 'refused' && !isShared) forgetLost(outcome.userErrors)
    if (outcome.kind === 'done' || outcome.kind === 'waiting') forgive()
    return outcome.kind === 'waiting' ? { kind: 'done', data: null } : outcome
  }
}
