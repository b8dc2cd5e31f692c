import { useCallback } from 'react'
import { useRelayEnvironment } from 'react-relay/hooks'
import {
  type GraphQLTaggedNode,
  type MutationParameters,
  type SelectorStoreUpdater,
  commitMutation,
} from 'relay-runtime'
import * as v from 'valibot'
import { type QueuedUserError, userErrorSchema } from '../offline/outcome.ts'
import { NetworkFailure } from '../relay/NetworkFailure.ts'
import { isJsonRecord } from '../relay/payload.ts'

/**
 * How a change went that cannot wait.
 * - `done`: the shop made it.
 * - `refused`: it said no. `userErrors` is empty, and `data` null, when it failed for a technical reason.
 * - `unreachable`: there is no network, or the shop is overwhelmed: nothing was kept, to be tried again by the shopper.
 */
export type SecretOutcome<TResponse> =
  | Readonly<{ kind: 'done'; data: TResponse }>
  | Readonly<{ kind: 'refused'; userErrors: readonly QueuedUserError[]; data: TResponse | null }>
  | Readonly<{ kind: 'unreachable' }>

const userErrorsSchema = v.array(userErrorSchema)

/**
 * A verb for a mutation that carries a password or a code, or ends a session: sent at once or not at all, past the queue, because
 * nothing of it may be kept on the device. `updater` sees the store when it was made.
 */
export function useSecretMutation<TMutation extends MutationParameters>(
  mutation: GraphQLTaggedNode,
  updater?: SelectorStoreUpdater<TMutation['response']>,
): (variables: TMutation['variables']) => Promise<SecretOutcome<TMutation['response']>> {
  const environment = useRelayEnvironment()
  return useCallback(
    (variables) =>
      new Promise((resolve) => {
        commitMutation<TMutation>(environment, {
          mutation,
          variables,
          updater: (store, data) => {
            if (data && userErrorsOf(data).length === 0) updater?.(store, data)
          },
          onCompleted: (data) => {
            const userErrors = userErrorsOf(data)
            resolve(userErrors.length > 0 ? { kind: 'refused', userErrors, data } : { kind: 'done', data })
          },
          onError: (error) =>
            resolve(isUnreachable(error) ? { kind: 'unreachable' } : { kind: 'refused', userErrors: [], data: null }),
        })
      }),
    [environment, mutation, updater],
  )
}

function isUnreachable(error: Error): boolean {
  return error instanceof NetworkFailure && (error.kind === 'unreachable' || error.kind === 'unavailable')
}

function userErrorsOf(data: unknown): readonly QueuedUserError[] {
  if (!isJsonRecord(data)) return []
  return Object.values(data)
    .filter(isJsonRecord)
    .flatMap((payload) => {
      const parsed = v.safeParse(userErrorsSchema, payload['userErrors'])
      return parsed.success ? parsed.output : []
    })
}
