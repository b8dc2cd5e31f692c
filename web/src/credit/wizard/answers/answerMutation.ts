import type { GraphQLTaggedNode, RecordProxy, RecordSourceProxy } from 'relay-runtime'
import * as v from 'valibot'
import type { CreditStepCode } from '../../../__generated__/useWizardProgress_application.graphql'
import { type JsonObject, queuedMutation } from '../../../offline/queuedMutation.ts'
import { CREDIT_SCOPE } from '../../creditScope.ts'

const snapshotSchema = v.object({
  /** Path of the step inside the store, to which a refusal leads back. */
  path: v.string(),
})

/** Schema of the application that an answer is meant for: it is sent to no other one. */
export const applicationIdSchema = v.string()

type Answer = Readonly<{ input: Readonly<{ applicationId: string }> }>

type AnswerDeclaration<TVariables extends JsonObject & Answer> = Readonly<{
  document: GraphQLTaggedNode
  /** Step that the answer completes. */
  step: CreditStepCode
  /** Returns false for an answer that leaves the step undone. Left out: each completes it. */
  completes?: (input: TVariables['input']) => boolean
  variables: v.GenericSchema<unknown, TVariables>
  /** Shows the answer in the application. Amounts that the platform computes are never guessed. */
  show: (application: RecordProxy, input: TVariables['input'], store: RecordSourceProxy) => void
}>

/**
 * Declares a mutation that answers a step of an application for credit, and may wait for a network. The step counts as
 * done at once. A later answer of the same step replaces a waiting one. Nothing of it is stored once it was answered.
 */
export function answerMutation<TVariables extends JsonObject & Answer>(declaration: AnswerDeclaration<TVariables>) {
  const { document, step, completes = () => true, variables: variablesSchema, show } = declaration
  return queuedMutation({
    document,
    scope: CREDIT_SCOPE,
    variables: variablesSchema,
    snapshot: snapshotSchema,
    optimistic: (store, { input }) => {
      const application = store.get(input.applicationId)
      if (!application) return
      if (completes(input)) complete(application, step)
      show(application, input, store)
    },
    merge: (older, newer) => (older.input.applicationId === newer.input.applicationId ? newer : null),
    // The platform takes answers in any order.
    isIndependent: true,
    describe: () => ({ kind: 'creditStep', step }),
  })
}

function complete(application: RecordProxy, step: CreditStepCode): void {
  for (const record of application.getLinkedRecords('steps') ?? [])
    if (record.getValue('code') === step) record.setValue(true, 'isDone')
  const missing = application.getValue('missingSteps')
  if (Array.isArray(missing))
    application.setValue(
      missing.filter((code) => code !== step),
      'missingSteps',
    )
}
