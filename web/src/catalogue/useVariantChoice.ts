import { useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { useVariantChoice_product$key } from '../__generated__/useVariantChoice_product.graphql'
import { useNotifications } from '../design/NotificationsContext.ts'
import { choiceOf, chooseVariant, matchedValues } from './chooseVariant.ts'
import { useVariantAddress } from './useVariantAddress.ts'
import { valueState } from './valueState.ts'

/**
 * Which variant of a product is chosen: the one that the address names, else the best to begin with. Choosing a value
 * leads to the best match and says so when that is another combination than the one asked for.
 */
export function useVariantChoice(product: useVariantChoice_product$key) {
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
  const intl = useIntl()
  const { notify } = useNotifications()
  const [named, nameVariant] = useVariantAddress()
  const variants = data.variants.map(({ sku, selection, price, stock }) => ({
    sku,
    selection: selection.map(({ attributeCode, value }) => ({ attributeCode, value })),
    amount: price.final.amount,
    isInStock: stock?.status !== 'OUT_OF_STOCK',
  }))
  const current = variants.find(({ sku }) => sku === named) ?? chooseVariant(variants, {}, null)
  const choice = current ? choiceOf(current) : {}
  const warn = (id: string) => notify({ kind: 'warning', message: intl.formatMessage({ id }) })

  const choose = (attributeCode: string, value: string) => {
    const wanted = { ...choice, [attributeCode]: value }
    const next = chooseVariant(variants, wanted, attributeCode)
    if (!next) return warn('catalogue.noSuchVariant')
    if (matchedValues(next, wanted) < Object.keys(wanted).length) warn('catalogue.otherVariant')
    return nameVariant(next.sku)
  }
  return {
    sku: current?.sku ?? null,
    isSoldOut: !current?.isInStock,
    choice,
    /** What choosing a value would lead to. */
    stateOf: (attributeCode: string, value: string) => valueState(variants, choice, { attributeCode, value }),
    choose,
  }
}
