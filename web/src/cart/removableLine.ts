import { graphql, readInlineData } from 'react-relay/hooks'
import { chosenAgain } from './chosenAgain.ts'
import { snapshotOfLine } from './snapshotOfLine.ts'
import type { RemovableLine } from './useRemoveLineWithUndo.ts'
import type { removableLine_line$key } from '../__generated__/removableLine_line.graphql'

const fragment = graphql`
  fragment removableLine_line on CartLine @inline {
    sku
    optionsChecksum
    name
    quantity
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
`

/** A line of the cart with what it takes to bring it back once it is gone. */
export function removableLine(key: removableLine_line$key): RemovableLine {
  const { sku, optionsChecksum, name, quantity, unitPrice, options, choices, product, variant } = readInlineData(
    fragment,
    key,
  )
  const snapshot = snapshotOfLine({
    name,
    unitPrice: { amount: unitPrice.amount, currencyCode: unitPrice.currencyCode },
    options: options.map(({ label, value }) => ({ label, value })),
    product,
    variant,
  })
  const again = { sku, quantity, ...chosenAgain(choices) }
  return { identity: { sku, optionsChecksum: optionsChecksum ?? null }, name, again, snapshot }
}
