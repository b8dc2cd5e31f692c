import { graphql, readInlineData } from 'react-relay/hooks'
import type { isSoldOut_line$key } from '../../__generated__/isSoldOut_line.graphql'
import { stockProblem } from './stockProblem.ts'

/** Returns true for a line that is sold out; false while its stock is unknown. */
export function isSoldOut(line: isSoldOut_line$key): boolean {
  const { stock } = readInlineData(
    graphql`
      fragment isSoldOut_line on CartLine @inline {
        stock {
          status
          quantity
        }
      }
    `,
    line,
  )
  return stock ? stockProblem({ status: stock.status, available: stock.quantity }, 1)?.kind === 'outOfStock' : false
}
