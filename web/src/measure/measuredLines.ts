import { graphql, readInlineData } from 'react-relay/hooks'
import type { measuredLines_line$key } from '../__generated__/measuredLines_line.graphql'
import type { Measured } from './measure.ts'

const line = graphql`
  fragment measuredLines_line on PricedLine @inline {
    sku
    name
    quantity
    unitPrice {
      amount
      currencyCode
    }
  }
`

/** Lines of a cart or an order as they are counted; null when there are none. */
export function measuredLines(keys: readonly measuredLines_line$key[]): Pick<Measured, 'currency' | 'items'> | null {
  const lines = keys.map((key) => readInlineData(line, key))
  const [first] = lines
  if (!first) return null
  const items = lines.map(({ sku, name, quantity, unitPrice }) => ({
    item_id: sku,
    item_name: name,
    price: Number(unitPrice.amount),
    quantity,
  }))
  return { currency: first.unitPrice.currencyCode, items }
}
