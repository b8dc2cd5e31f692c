import { useCallback } from 'react'
import { graphql } from 'react-relay/hooks'
import { useQueuedMutation } from '../offline/useQueuedMutation.ts'
import type { Outcome } from '../offline/outcome.ts'
import type { NotifyWhenInStockVariables } from './notifyWhenInStockQueueable.ts'
import { NOTIFY_WHEN_IN_STOCK } from './stockNoticeName.ts'

export const notifyWhenInStockMutation = graphql`
  mutation useNotifyWhenInStockMutation($input: NotifyWhenInStockInput!) {
    notifyWhenInStock(input: $input) {
      userErrors {
        code
        message
        field
        sku
      }
      notices {
        code
        message
      }
    }
  }
`

/** Asks for a mail when a product can be bought again. */
export function useNotifyWhenInStockMutation(): (wish: NotifyWhenInStockVariables['input']) => Promise<Outcome> {
  const enqueue = useQueuedMutation<NotifyWhenInStockVariables, Readonly<Record<string, never>>>(NOTIFY_WHEN_IN_STOCK)
  return useCallback((input) => enqueue({ input }, {}), [enqueue])
}
