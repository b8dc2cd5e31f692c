import { graphql, readInlineData } from 'react-relay/hooks'
import type { orderToRepeat_order$key } from '../__generated__/orderToRepeat_order.graphql'
import { chosenAgain } from '../cart/chosenAgain.ts'
import type { LineToAdd } from '../cart/lineToAdd.ts'
import type { LineSnapshot } from '../cart/lineSnapshot.ts'
import { snapshotOfLine } from '../cart/snapshotOfLine.ts'

const fragment = graphql`
  fragment orderToRepeat_order on Order @inline {
    lines {
      sku
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
  }
`

/** A line of an order with what it takes to add it again; null for what is not in the catalogue any more. */
export type LineToRepeat = Readonly<{
  name: string
  again: Readonly<{ line: LineToAdd; snapshot: LineSnapshot }> | null
}>

/** The lines of an order, to be added once more with what was chosen for them. */
export function orderToRepeat(key: orderToRepeat_order$key): readonly LineToRepeat[] {
  return readInlineData(fragment, key).lines.map((line) => {
    const { sku, name, quantity, unitPrice, options, choices, product, variant } = line
    const snapshot = snapshotOfLine({
      name,
      unitPrice: { amount: unitPrice.amount, currencyCode: unitPrice.currencyCode },
      options: options.map(({ label, value }) => ({ label, value })),
      product,
      variant,
    })
    return { name, again: snapshot ? { line: { sku, quantity, ...chosenAgain(choices) }, snapshot } : null }
  })
}
