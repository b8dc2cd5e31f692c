import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import { Icon } from '../../design/Icon.tsx'
import { stockProblem } from './stockProblem.ts'
import styles from './CartLineStock.module.css'
import type { CartLineStock_line$key } from '../../__generated__/CartLineStock_line.graphql'

type CartLineStockProps = Readonly<{ line: CartLineStock_line$key }>

/** Stock warning of a line; renders nothing while the stock is unknown. */
export function CartLineStock({ line }: CartLineStockProps) {
  const { quantity, stock } = useFragment(
    graphql`
      fragment CartLineStock_line on CartLine {
        quantity
        stock {
          status
          quantity
        }
      }
    `,
    line,
  )
  if (!stock) return null
  const problem = stockProblem({ status: stock.status, available: stock.quantity }, quantity)
  if (!problem) {
    return (
      <p className={styles.available}>
        <Icon name="check" size={16} />
        <FormattedMessage tagName="span" id="cartPage.lineInStock" />
      </p>
    )
  }
  const isUncertain = problem.kind === 'uncertain'
  return (
    <p className={isUncertain ? styles.uncertain : styles.problem}>
      <Icon name={isUncertain ? 'info' : 'warning'} size={16} />
      {problem.kind === 'tooMany' ? (
        <FormattedMessage tagName="span" id="cartPage.onlySomeLeft" values={{ available: problem.available }} />
      ) : isUncertain ? (
        <FormattedMessage tagName="span" id="cartPage.stockUncertain" />
      ) : (
        <FormattedMessage tagName="span" id="cartPage.lineOutOfStock" />
      )}
    </p>
  )
}
