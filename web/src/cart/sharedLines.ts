import { graphql, readInlineData } from 'react-relay/hooks'
import { chosenAgain } from './chosenAgain.ts'
import type { KeptLine } from './keptLines.ts'
import { lineKey } from './lineKey.ts'
import { snapshotOfLine } from './snapshotOfLine.ts'
import type { sharedLines_sharedCart$key } from '../__generated__/sharedLines_sharedCart.graphql'

const fragment = graphql`
  fragment sharedLines_sharedCart on SharedCart @inline {
    lines {
      sku
      optionsChecksum
      quantity
      name
      unitPrice {
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

/** The lines of a shared cart that can be bought, by their keys. */
export function sharedLines(key: sharedLines_sharedCart$key): ReadonlyMap<string, KeptLine> {
  const { lines } = readInlineData(fragment, key)
  return new Map(
    lines.flatMap((line): [string, KeptLine][] => {
      const { sku, optionsChecksum, quantity, name, unitPrice, options, choices, product, variant } = line
      if (typeof name !== 'string' || !unitPrice) return []
      const snapshot = snapshotOfLine({
        name,
        unitPrice: { amount: unitPrice.amount, currencyCode: unitPrice.currencyCode },
        options: options.map(({ label, value }) => ({ label, value })),
        product,
        variant,
      })
      if (!snapshot) return []
      return [[lineKey(sku, optionsChecksum), { again: { sku, quantity, ...chosenAgain(choices) }, snapshot }]]
    }),
  )
}
