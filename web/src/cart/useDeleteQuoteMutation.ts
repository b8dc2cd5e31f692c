import { useCallback } from 'react'
import { graphql } from 'react-relay/hooks'
import { useQueuedMutation } from '../offline/useQueuedMutation.ts'
import type { Outcome } from '../offline/outcome.ts'
import type { DeleteQuoteVariables } from './deleteQuoteQueueable.ts'

export const deleteQuoteMutation = graphql`
  mutation useDeleteQuoteMutation($input: DeleteQuoteInput!) {
    deleteQuote(input: $input) {
      # eslint-disable-next-line relay/unused-fields
      deletedQuoteId
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

/** Forgets a quote. */
export function useDeleteQuoteMutation(): (quote: Readonly<{ id: string; name: string }>) => Promise<Outcome> {
  const enqueue = useQueuedMutation<DeleteQuoteVariables, Readonly<{ name: string }>>('deleteQuote')
  return useCallback(({ id, name }) => enqueue({ input: { id } }, { name }), [enqueue])
}
