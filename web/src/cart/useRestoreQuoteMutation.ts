import { useCallback } from 'react'
import { graphql } from 'react-relay/hooks'
import { useQueuedMutation } from '../offline/useQueuedMutation.ts'
import type { Outcome } from '../offline/outcome.ts'
import type { KeptLine, KeptLines } from './keptLines.ts'
import type { RestoreQuoteVariables } from './restoreQuoteQueueable.ts'

/** A quote by its global id, with what it takes to draw its lines: those that are still sold. */
export type QuoteToRestore = Readonly<{ id: string; name: string; lines: readonly KeptLine[] }>

export const restoreQuoteMutation = graphql`
  mutation useRestoreQuoteMutation($input: RestoreQuoteInput!) {
    restoreQuote(input: $input) {
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

/** Puts a quote's lines into the cart again, beside what it holds or in its place. */
export function useRestoreQuoteMutation(): (quote: QuoteToRestore, mode: 'MERGE' | 'REPLACE') => Promise<Outcome> {
  const enqueue = useQueuedMutation<RestoreQuoteVariables, KeptLines & Readonly<{ name: string }>>('restoreQuote')
  return useCallback(
    ({ id, name, lines }, mode) => enqueue({ input: { id, mode } }, { name, lines: [...lines] }),
    [enqueue],
  )
}
