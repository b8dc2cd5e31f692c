import { useCallback } from 'react'
import type { Outcome } from '../offline/outcome.ts'
import { useQueuedMutation } from '../offline/useQueuedMutation.ts'
import type { CreateReturnVariables } from './createReturnQueueable.ts'

/** Asks to send things back. It is told of by the order's number while it waits. */
export function useCreateReturnMutation(): (
  input: CreateReturnVariables['input'],
  about: Readonly<{ number: string }>,
) => Promise<Outcome> {
  const enqueue = useQueuedMutation<CreateReturnVariables, Readonly<{ number: string }>>('createReturn')
  return useCallback((input, about) => enqueue({ input, orderId: input.orderId }, about), [enqueue])
}
