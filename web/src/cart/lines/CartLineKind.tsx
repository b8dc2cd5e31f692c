import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import { Button } from '../../design/Button.tsx'
import { Icon } from '../../design/Icon.tsx'
import styles from './CartLineKind.module.css'
import type { CartLineKind_line$key } from '../../__generated__/CartLineKind_line.graphql'

type CartLineKindProps = Readonly<{ line: CartLineKind_line$key; onKeepOne: () => void }>

/** Sale conditions of a line: its warranty, branch delivery only, or at most one unit per order. */
export function CartLineKind({ line, onKeepOne }: CartLineKindProps) {
  const { name, quantity, warranty, isBranchDeliveryOnly, isSoldOneByOne } = useFragment(
    graphql`
      fragment CartLineKind_line on CartLine {
        name
        quantity
        warranty
        isBranchDeliveryOnly
        isSoldOneByOne
      }
    `,
    line,
  )
  const intl = useIntl()
  return (
    <>
      {warranty ? (
        <p className={styles.note}>
          <Icon name="shield" size={16} />
          <FormattedMessage id="cartKinds.warranty" values={{ warranty }} />
        </p>
      ) : null}
      {isBranchDeliveryOnly ? (
        <p className={styles.note}>
          <Icon name="info" size={16} />
          <FormattedMessage id="cartKinds.branchOnlyLine" />
        </p>
      ) : null}
      {isSoldOneByOne ? (
        <p className={styles.note}>
          <Icon name="info" size={16} />
          <FormattedMessage id="cartKinds.oneByOneLine" />
        </p>
      ) : null}
      {isSoldOneByOne && quantity > 1 ? (
        <p>
          <Button
            variant="secondary"
            aria-label={intl.formatMessage({ id: 'cartKinds.keepOneNamed' }, { name })}
            onClick={onKeepOne}
          >
            <FormattedMessage id="cartKinds.keepOne" />
          </Button>
        </p>
      ) : null}
    </>
  )
}
