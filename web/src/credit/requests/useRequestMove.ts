import type { SecretOutcome } from '../../relay/useSecretMutation.ts'
import { useCreditMove } from '../useCreditMove.ts'

/** React hook that sends a move of an application, one at a time, and holds why it was refused. */
export function useRequestMove<Response>(send: () => Promise<SecretOutcome<Response>>) {
  return useCreditMove(send, 'creditRequests.needsNetwork')
}
