import { useCallback } from 'react'
import { graphql } from 'react-relay/hooks'
import { useQueuedMutation } from '../offline/useQueuedMutation.ts'
import type { Outcome } from '../offline/outcome.ts'
import type { KeptLine, KeptLines } from './keptLines.ts'
import { lineIdentity } from './lineToAdd.ts'
import type { TakeOverSharedCartVariables } from './takeOverSharedCartQueueable.ts'

export const takeOverSharedCartMutation = graphql`
  mutation useTakeOverSharedCartMutation($input: TakeOverSharedCartInput!) {
    takeOverSharedCart(input: $input) {
      cart {
        ...wholeCart_cart
      }
      userErrors {
        code
        message
        field
        sku
        availableQuantity
      }
      notices {
        code
        message
      }
    }
  }
`

/** Puts lines of a shared cart into one's own. */
export function useTakeOverSharedCartMutation(): (code: string, lines: readonly KeptLine[]) => Promise<Outcome> {
  const enqueue = useQueuedMutation<TakeOverSharedCartVariables, KeptLines>('takeOverSharedCart')
  return useCallback(
    (code, lines) =>
      enqueue({ input: { code, lines: lines.map(({ again }) => lineIdentity(again)) } }, { lines: [...lines] }),
    [enqueue],
  )
}
