import { useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { ServiceOffer_product$key } from '../../__generated__/ServiceOffer_product.graphql'
import { Button } from '../../design/Button.tsx'
import { Icon } from '../../design/Icon.tsx'
import { useMoney } from '../../i18n/useMoney.ts'
import { useQueuedMutation } from '../../offline/useQueuedMutation.ts'
import { addToCartVariables } from '../adding/addToCartVariables.ts'
import { snapshotOfChoice } from '../adding/snapshotOfChoice.ts'
import { useNotifyOutcome } from '../useNotifyOutcome.ts'
import styles from './LineServices.module.css'

type Props = Readonly<{
  product: ServiceOffer_product$key
  /** Number of pieces that the service is added for. */
  pieces: number
  /** Name of the product that the service is for. */
  productName: string
}>

/** Button that adds a service for the pieces of a cart line: shown at once, sent when the device is on line. */
export function ServiceOffer({ product, pieces, productName }: Props) {
  const { sku, name, ...key } = useFragment(
    graphql`
      fragment ServiceOffer_product on Product {
        sku
        name
        ...snapshotOfChoice_product
      }
    `,
    product,
  )
  const intl = useIntl()
  const money = useMoney()
  const addToCart = useQueuedMutation('addToCart')
  const notifyOutcome = useNotifyOutcome()
  const snapshot = snapshotOfChoice(key, null, {})
  const told = { name, price: money(snapshot.unitPrice, true), count: pieces }
  const label = intl.formatMessage({ id: pieces > 1 ? 'services.addMany' : 'services.add' }, told)
  const add = () =>
    void addToCart(addToCartVariables({ sku, quantity: pieces }, snapshot), snapshot).then(notifyOutcome)
  return (
    <li>
      <Button
        variant="quiet"
        className={styles.add}
        aria-label={intl.formatMessage({ id: 'services.addNamed' }, { product: productName, service: label })}
        onClick={add}
      >
        <Icon name="plus" size={16} />
        <span>{label}</span>
      </Button>
    </li>
  )
}
