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
import { NetworkFailure } from './NetworkFailure.ts'
import { isJsonRecord } from './payload.ts'

/**
 * Outcome of a change that cannot be queued.
 * - `done`: the platform made it.
 * - `refused`: the platform refused it. After a technical failure `userErrors` is empty and `data` is null.
 * - `unreachable`: no network, or the platform is overloaded. Nothing was stored; the shopper can try again.
 */
export type SecretOutcome<TResponse> =
  | Readonly<{ kind: 'done'; data: TResponse }>
  | Readonly<{ kind: 'refused'; userErrors: readonly QueuedUserError[]; data: TResponse | null }>
  | Readonly<{ kind: 'unreachable' }>

const userErrorsSchema = v.array(userErrorSchema)

/**
 * React hook for a mutation that carries a password or a code, or ends a session. Sent at once or not at all, without
 * the queue, because none of it may be stored on the device. `updater` runs on the store on success.
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
