import { useIntl } from 'react-intl'
import { graphql, useFragment, useRelayEnvironment } from 'react-relay/hooks'
import { isOnline } from '../../device/isOnline.ts'
import { useNotifications } from '../../design/overlays/NotificationsContext.ts'
import { measuredItem } from '../../measure/measuredItem.ts'
import { useMeasure } from '../../measure/useMeasure.ts'
import { addToCartRefusal } from './addToCartRefusal.ts'
import { chosenServices } from './chosenServices.ts'
import { announceAddedLine } from '../panel/cartPanelChannel.ts'
import { readQuantityInCart } from './quantityReader.ts'
import { type ChosenOptions, snapshotOfChoice } from './snapshotOfChoice.ts'
import { useQueuedMutation } from '../../offline/useQueuedMutation.ts'
import { addToCartVariables } from './addToCartVariables.ts'
import type { useAddToCart_product$key } from '../../__generated__/useAddToCart_product.graphql'
import type { useAddToCart_variant$key } from '../../__generated__/useAddToCart_variant.graphql'

const REFUSAL_MESSAGES = {
  priceUnknown: 'adding.priceUnknown',
  outOfStock: 'adding.outOfStock',
  notEnough: 'adding.notEnough',
} as const

export type { ChosenOptions }

/**
 * React hook of the add-to-cart button: refuses at once if possible, else queues the change and notifies the header's
 * cart. Resolves once the task is stored, so that a second press adds a second time.
 */
export function useAddToCart(
  productKey: useAddToCart_product$key,
  variantKey: useAddToCart_variant$key | null | undefined,
): (quantity: number, chosen?: ChosenOptions) => Promise<void> {
  const product = useFragment(
    graphql`
      fragment useAddToCart_product on Product {
        sku
        stock {
          status
          quantity
        }
        ...snapshotOfChoice_product
        ...measuredItem_product
      }
    `,
    productKey,
  )
  const variant = useFragment(
    graphql`
      fragment useAddToCart_variant on ProductVariant {
        sku
        stock {
          status
          quantity
        }
        ...snapshotOfChoice_variant
        ...measuredItem_variant
      }
    `,
    variantKey ?? null,
  )
  const intl = useIntl()
  const environment = useRelayEnvironment()
  const { notify } = useNotifications()
  const addToCart = useQueuedMutation('addToCart')
  const measure = useMeasure()

  return async (quantity, chosen = {}) => {
    const { sku, stock: live } = variant ?? product
    const stock = live ? { status: live.status, available: live.quantity } : null
    const { customOptions, bundleOptions } = chosen
    const snapshot = snapshotOfChoice(product, variant ?? null, chosen)
    const hasNetwork = isOnline()
    const held = hasNetwork ? 0 : readQuantityInCart(environment, { sku, customOptions, bundleOptions })
    const refusal = addToCartRefusal({ amount: snapshot.unitPrice.amount, stock, quantity, held, isOnline: hasNetwork })
    if (refusal) {
      notify({ kind: 'danger', message: intl.formatMessage({ id: REFUSAL_MESSAGES[refusal] }) })
      return
    }
    const services = chosenServices.get(product.sku) ?? []
    const variables = addToCartVariables({ sku, quantity, customOptions, bundleOptions }, snapshot, services)
    const outcome = addToCart(variables, { ...snapshot, services: services.map((service) => service.snapshot) })
    announceAddedLine({ name: snapshot.name, outcome })
    if ((await outcome).kind === 'refused') return
    const { item, currency } = measuredItem(product, { variant, quantity, unitPrice: snapshot.unitPrice.amount })
    measure({ event: 'add_to_cart', currency, items: [item, ...services.map((service) => service.item)] })
  }
}
