import { graphql, readInlineData } from 'react-relay/hooks'
import type { measuredLines_cartLine$key } from '../__generated__/measuredLines_cartLine.graphql'
import type { measuredLines_orderLine$key } from '../__generated__/measuredLines_orderLine.graphql'
import type { Measured } from './measure.ts'

// Two fragments of one shape. One on a type that both lines share would read that type's mark, which a line rendered
// before its answer lacks: offline the checkout would miss it, and not open.
const cartLine = graphql`
  fragment measuredLines_cartLine on CartLine @inline {
    sku
    name
    quantity
    unitPrice {
      amount
      currencyCode
    }
  }
`

const orderLine = graphql`
  fragment measuredLines_orderLine on OrderLine @inline {
    sku
    name
    quantity
    unitPrice {
      amount
      currencyCode
    }
  }
`

type Lines = Pick<Measured, 'currency' | 'items'>

/** Returns the lines of a cart as analytics items; null when there are none. */
export function measuredCartLines(lines: readonly measuredLines_cartLine$key[]): Lines | null {
  return measuredLines(lines.map((line) => readInlineData(cartLine, line)))
}

/** Returns the lines of an order as analytics items; null when there are none. */
export function measuredOrderLines(lines: readonly measuredLines_orderLine$key[]): Lines | null {
  return measuredLines(lines.map((line) => readInlineData(orderLine, line)))
}

type Line = Readonly<{
  sku: string
  name: string
  quantity: number
  unitPrice: Readonly<{ amount: string; currencyCode: string }>
}>

function measuredLines(lines: readonly Line[]): Lines | null {
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
