import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import { Amount } from '../Amount.tsx'
import { sumMoney } from '../../catalogue/price/sumMoney.ts'
import { QuantityStepper } from '../../design/forms/QuantityStepper.tsx'
import { Skeleton } from '../../design/Skeleton.tsx'
import { useMoney } from '../../i18n/useMoney.ts'
import { useOnlineStatus } from '../../offline/useOnlineStatus.ts'
import { WaitingChangeText } from '../../offline/storage/WaitingChangeText.tsx'
import { CartLineKind } from './CartLineKind.tsx'
import { CartLineName } from './CartLineName.tsx'
import { CartLinePicture } from './CartLinePicture.tsx'
import { CartLineStock } from './CartLineStock.tsx'
import type { LineCover } from '../services/coverServices.ts'
import { LineServices } from '../services/LineServices.tsx'
import { PublicUnitPrice } from './PublicUnitPrice.tsx'
import { RemoveLineButton } from './RemoveLineButton.tsx'
import { useChosenQuantity } from '../adding/useChosenQuantity.ts'
import { useNotifyOutcome } from '../useNotifyOutcome.ts'
import { WishButton } from '../../wishlist/WishButton.tsx'
import styles from './CartLineRow.module.css'
import { useQueuedMutation } from '../../offline/useQueuedMutation.ts'
import { toLineRef } from './lineRef.ts'
import type { CartLineRow_line$key } from '../../__generated__/CartLineRow_line.graphql'

type CartLineRowProps = Readonly<{
  line: CartLineRow_line$key
  /** Services that the line lacks or covers. */
  cover: LineCover | undefined
}>

/** Row of the cart page: product, quantity, row total and availability of a line. */
export function CartLineRow({ line: lineKey, cover }: CartLineRowProps) {
  const line = useFragment(
    graphql`
      fragment CartLineRow_line on CartLine {
        sku
        optionsChecksum
        name
        quantity
        isPending
        product {
          id
        }
        unitPrice {
          amount
          currencyCode
          ...Amount_money
        }
        rowTotal {
          ...Amount_money
        }
        ...PublicUnitPrice_line
        ...CartLinePicture_line
        ...CartLineName_line
        ...CartLineStock_line
        ...CartLineKind_line
        ...LineServices_line
        ...RemoveLineButton_line
      }
    `,
    lineKey,
  )
  const isOnline = useOnlineStatus()
  const updateLine = useQueuedMutation('updateCartLines')
  const notifyOutcome = useNotifyOutcome()
  const { shown, choose } = useChosenQuantity(line.quantity, {
    send: (quantity) => {
      const { sku, optionsChecksum = null, name, unitPrice } = line
      const change = { line: toLineRef({ sku, optionsChecksum }), quantity, expectedUnitPrice: unitPrice.amount }
      return updateLine({ input: { lines: [change] } }, { name })
    },
    tell: notifyOutcome,
  })
  const isUpdating = line.isPending === true || shown !== line.quantity
  const money = useMoney()
  const { amount, currencyCode } = line.unitPrice
  // Whole units only: the platform rounds the totals of fractions.
  const expected = Number.isInteger(shown) ? sumMoney([{ money: { amount, currencyCode }, times: shown }]) : null
  return (
    <li className={styles.row}>
      <CartLinePicture line={line} />
      <div className={styles.text}>
        <CartLineName line={line} />
        {shown > 1 || (isUpdating && !isOnline) ? (
          <p className={styles.unit}>
            <FormattedMessage
              id="cartPage.unitPrice"
              values={{ price: <Amount key="price" money={line.unitPrice} /> }}
            />
          </p>
        ) : null}
        <PublicUnitPrice line={line} />
        <CartLineStock line={line} />
        <CartLineKind line={line} onKeepOne={() => choose(1)} />
        <LineServices line={line} cover={cover} onQuantity={choose} />
        {line.isPending && !isOnline ? (
          <p className={styles.waiting}>
            <WaitingChangeText id="cart.waiting" />
          </p>
        ) : null}
      </div>
      <div className={styles.controls}>
        <QuantityStepper value={shown} onChange={choose} label={line.name} isUnsure={line.isPending === true} />
        {line.optionsChecksum || !line.product ? null : (
          <WishButton product={{ id: line.product.id, sku: line.sku }} name={line.name} />
        )}
        <RemoveLineButton line={line} />
      </div>
      <p className={styles.total} aria-busy={isUpdating && isOnline}>
        {isUpdating ? (
          isOnline ? (
            <Skeleton width="5rem" />
          ) : (
            expected && money(expected)
          )
        ) : (
          <Amount money={line.rowTotal} />
        )}
      </p>
    </li>
  )
}
