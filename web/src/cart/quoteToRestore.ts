import { graphql, readInlineData } from 'react-relay/hooks'
import { chosenAgain } from './chosenAgain.ts'
import { snapshotOfLine } from './snapshotOfLine.ts'
import type { QuoteToRestore } from './useRestoreQuoteMutation.ts'
import type { quoteToRestore_quote$key } from '../__generated__/quoteToRestore_quote.graphql'

const fragment = graphql`
  fragment quoteToRestore_quote on Quote @inline {
    id
    name
    lines {
      sku
      quantity
      name
      unitPriceNow {
        amount
        currencyCode
      }
      options {
        label
        value
      }
      choices {
        ...chosenAgain_choices
      }
      product {
        ...snapshotOfLine_product
      }
      variant {
        ...snapshotOfLine_variant
      }
    }
  }
`

/** A quote with what it takes to draw those of its lines that are still sold. */
export function quoteToRestore(key: quoteToRestore_quote$key): QuoteToRestore {
  const quote = readInlineData(fragment, key)
  const lines = quote.lines.flatMap(({ sku, quantity, name, unitPriceNow, options, choices, product, variant }) => {
    if (!unitPriceNow) return []
    const snapshot = snapshotOfLine({
      name,
      unitPrice: { amount: unitPriceNow.amount, currencyCode: unitPriceNow.currencyCode },
      options: options.map(({ label, value }) => ({ label, value })),
      product,
      variant,
    })
    return snapshot ? [{ again: { sku, quantity, ...chosenAgain(choices) }, snapshot }] : []
  })
  return { id: quote.id, name: quote.name, lines }
}
