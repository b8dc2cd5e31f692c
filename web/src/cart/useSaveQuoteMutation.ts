import { useCallback } from 'react'
import { graphql } from 'react-relay/hooks'
import { useQueuedMutation } from '../offline/useQueuedMutation.ts'
import type { Outcome } from '../offline/outcome.ts'
import type { SaveQuoteVariables } from './saveQuoteQueueable.ts'

export const saveQuoteMutation = graphql`
  mutation useSaveQuoteMutation($input: SaveQuoteInput!) {
    saveQuote(input: $input) {
      quote {
        # eslint-disable-next-line relay/unused-fields
        id
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

/** Saves the cart under a name, as it is once its changes have arrived. */
export function useSaveQuoteMutation(): (name: string) => Promise<Outcome> {
  const enqueue = useQueuedMutation<SaveQuoteVariables, Readonly<{ name: string }>>('saveQuote')
  return useCallback((name) => enqueue({ input: { name } }, { name }), [enqueue])
}
