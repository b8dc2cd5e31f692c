/* oxlint-disable relay/unused-fields -- the reader takes the line as a whole, and its type demands each field */
import { graphql, readInlineData } from 'react-relay/hooks'
import type { orderToRepeat_order$key } from '../../__generated__/orderToRepeat_order.graphql'
import type { LineToAdd } from '../../cart/adding/lineToAdd.ts'
import type { LineSnapshot } from '../../cart/lines/lineSnapshot.ts'
import { repeatableLine } from '../../cart/lines/repeatableLine.ts'

const fragment = graphql`
  fragment orderToRepeat_order on Order @inline {
    lines {
      sku
      name
      quantity
      unitPrice {
        ...repeatableLine_price
      }
      options {
        ...repeatableLine_option
      }
      choices {
        ...repeatableLine_choices
      }
      product {
        ...repeatableLine_product
      }
      variant {
        ...repeatableLine_variant
      }
    }
  }
`

/** Order line with the data to add it again; null if the product is no longer in the catalogue. */
export type LineToRepeat = Readonly<{
  name: string
  again: Readonly<{ line: LineToAdd; snapshot: LineSnapshot }> | null
}>

/** Returns the lines of an order as input to add them again with their choices. */
export function orderToRepeat(key: orderToRepeat_order$key): readonly LineToRepeat[] {
  return readInlineData(fragment, key).lines.map((line) => {
    const { again, snapshot } = repeatableLine(line)
    return { name: line.name, again: snapshot ? { line: again, snapshot } : null }
  })
}
