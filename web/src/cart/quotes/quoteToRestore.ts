/* oxlint-disable relay/unused-fields -- the reader takes the line as a whole, and its type demands each field */
import { graphql, readInlineData } from 'react-relay/hooks'
import { repeatableLine } from '../lines/repeatableLine.ts'
import type { RestorableLine } from '../records/restorableLines.ts'
import type { quoteToRestore_quote$key } from '../../__generated__/quoteToRestore_quote.graphql'

/** Quote by its global id, with the display data of those lines that are still sold. */
type QuoteToRestore = Readonly<{ id: string; name: string; lines: readonly RestorableLine[] }>

const fragment = graphql`
  fragment quoteToRestore_quote on Quote @inline {
    id
    name
    lines {
      sku
      quantity
      name
      unitPriceNow {
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

/** Returns a quote with the display data of those lines that are still sold. */
export function quoteToRestore(key: quoteToRestore_quote$key): QuoteToRestore {
  const { id, name, lines } = readInlineData(fragment, key)
  return {
    id,
    name,
    lines: lines.flatMap(({ unitPriceNow, ...line }) => {
      const { again, snapshot } = repeatableLine({ ...line, unitPrice: unitPriceNow })
      return snapshot ? [{ again, snapshot }] : []
    }),
  }
}
