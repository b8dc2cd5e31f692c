import { useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type {
  useVariantChoice_product$data,
  useVariantChoice_product$key,
} from '../../__generated__/useVariantChoice_product.graphql'
import type { useVariantChoice_store$key } from '../../__generated__/useVariantChoice_store.graphql'
import { useNotifications } from '../../design/overlays/NotificationsContext.ts'
import { choiceOf, chooseVariant, matchedValues, type VariantFacts } from './chooseVariant.ts'
import { useVariantAddress } from './useVariantAddress.ts'
import { valueState } from './valueState.ts'

/**
 * React hook that returns the chosen variant of a product: the one in the address, else the best default. Choosing a
 * value selects the best match and shows a notification when that is another combination than the requested one.
 */
export function useVariantChoice(product: useVariantChoice_product$key, store: useVariantChoice_store$key) {
  const data = useFragment(
    graphql`
      fragment useVariantChoice_product on ConfigurableProduct {
        variants {
          sku
          selection {
            attributeCode
            value
          }
          price {
            final {
              amount
            }
          }
          stock {
            status
          }
        }
      }
    `,
    product,
  )
  const { catalogueSettings: settings } = useFragment(
    graphql`
      fragment useVariantChoice_store on Store {
        catalogueSettings {
          listsOutOfStock
          showsVariantInAddress
        }
      }
    `,
    store,
  )
  const intl = useIntl()
  const { notify } = useNotifications()
  const [named, nameVariant] = useVariantAddress(settings.showsVariantInAddress)
  const variants = data.variants.map(factsOf)
  // A store that does not list what is out of stock offers no such choice either.
  const listed = settings.listsOutOfStock ? variants : variants.filter(({ isInStock }) => isInStock)
  const current = variants.find(({ sku }) => sku === named) ?? chooseVariant(listed, {}, null)
  const choice = current ? choiceOf(current) : {}
  const warn = (id: string) => notify({ kind: 'warning', message: intl.formatMessage({ id }) })

  const choose = (attributeCode: string, value: string) => {
    const wanted = { ...choice, [attributeCode]: value }
    const next = chooseVariant(listed, wanted, attributeCode)
    if (!next) return warn('catalogue.noSuchVariant')
    if (matchedValues(next, wanted) < Object.keys(wanted).length) warn('catalogue.otherVariant')
    return nameVariant(next.sku)
  }
  return {
    sku: current?.sku ?? null,
    isSoldOut: !current?.isInStock,
    choice,
    /** Returns the state that choosing a value would give. */
    stateOf: (attributeCode: string, value: string) => valueState(variants, choice, { attributeCode, value }),
    choose,
  }
}

type VariantData = useVariantChoice_product$data['variants'][number]

/** Returns a variant as the rules of choosing need it. */
function factsOf({ sku, selection, price, stock }: VariantData): VariantFacts {
  return {
    sku,
    selection: selection.map(({ attributeCode, value }) => ({ attributeCode, value })),
    amount: price.final.amount,
    isInStock: stock?.status !== 'OUT_OF_STOCK',
  }
}
