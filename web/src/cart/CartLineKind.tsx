import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import { Button } from '../design/Button.tsx'
import { Icon } from '../design/Icon.tsx'
import styles from './CartLineKind.module.css'
import type { CartLineKind_line$key } from '../__generated__/CartLineKind_line.graphql'

type CartLineKindProps = Readonly<{ line: CartLineKind_line$key; onKeepOne: () => void }>

/** What is special about how a line is sold: its warranty, where it is handed over, that one is all that an order may hold. */
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
