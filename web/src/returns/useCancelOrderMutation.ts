import { useCallback } from 'react'
import type { Outcome } from '../offline/outcome.ts'
import { useQueuedMutation } from '../offline/useQueuedMutation.ts'
import type { CancelOrderVariables } from './cancelOrderQueueable.ts'

/** Calls off an order, or units of its lines. It is told of by its number while it waits. */
export function useCancelOrderMutation(): (
  input: CancelOrderVariables['input'],
  about: Readonly<{ number: string }>,
) => Promise<Outcome> {
  const enqueue = useQueuedMutation<CancelOrderVariables, Readonly<{ number: string }>>('cancelOrder')
  return useCallback((input, about) => enqueue({ input }, about), [enqueue])
}
