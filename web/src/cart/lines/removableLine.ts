/* oxlint-disable relay/unused-fields -- the reader takes the line as a whole, and its type demands each field */
import { graphql, readInlineData } from 'react-relay/hooks'
import { repeatableLine } from './repeatableLine.ts'
import type { RemovableLine } from './useRemoveLineWithUndo.ts'
import type { removableLine_line$key } from '../../__generated__/removableLine_line.graphql'

const fragment = graphql`
  fragment removableLine_line on CartLine @inline {
    sku
    optionsChecksum
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
`

/** Returns a line of the cart with the data to add it again after its removal. */
export function removableLine(key: removableLine_line$key): RemovableLine {
  const { optionsChecksum, ...line } = readInlineData(fragment, key)
  const { sku, name } = line
  return { identity: { sku, optionsChecksum: optionsChecksum ?? null }, name, ...repeatableLine(line) }
}
