/* oxlint-disable relay/unused-fields -- the components that show a line read the fields */
import { graphql, readInlineData } from 'react-relay/hooks'
import type { orderLine_line$data, orderLine_line$key } from '../__generated__/orderLine_line.graphql'

/** Texts and amounts of an order line, with names and prices at the time of the order. */
export function orderLine(key: orderLine_line$key): orderLine_line$data {
  return readInlineData(
    graphql`
      fragment orderLine_line on OrderLine @inline {
        sku
        name
        quantity
        canceledQuantity
        unitPrice {
          ...Amount_money
        }
        rowTotal {
          ...Amount_money
        }
        options {
          label
          value
        }
      }
    `,
    key,
  )
}
