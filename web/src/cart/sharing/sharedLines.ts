/* oxlint-disable relay/unused-fields -- the reader takes the line as a whole, and its type demands each field */
import { graphql, readInlineData } from 'react-relay/hooks'
import type { RestorableLine } from '../records/restorableLines.ts'
import { lineKey } from '../lines/lineKey.ts'
import { repeatableLine } from '../lines/repeatableLine.ts'
import type { sharedLines_sharedCart$key } from '../../__generated__/sharedLines_sharedCart.graphql'

const fragment = graphql`
  fragment sharedLines_sharedCart on SharedCart @inline {
    lines {
      sku
      optionsChecksum
      quantity
      name
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

/** Returns the lines of a shared cart that can be bought, by line key. */
export function sharedLines(key: sharedLines_sharedCart$key): ReadonlyMap<string, RestorableLine> {
  const { lines } = readInlineData(fragment, key)
  return new Map(
    lines.flatMap(({ optionsChecksum, ...line }): [string, RestorableLine][] => {
      const { again, snapshot } = repeatableLine(line)
      return snapshot ? [[lineKey(line.sku, optionsChecksum), { again, snapshot }]] : []
    }),
  )
}
