import { useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { useOwnRows_products$key } from '../__generated__/useOwnRows_products.graphql'
import { stockMessage } from '../stock/stockMessage.ts'
import { type ComparedRow, comparedRow } from './comparedRows.ts'

/** Lines of what every product has beside its attributes: whether it is there, who makes it, how large it is. */
export function useOwnRows(key: useOwnRows_products$key): readonly (ComparedRow | null)[] {
  const products = useFragment(
    graphql`
      fragment useOwnRows_products on Product @relay(plural: true) {
        brand
        stock {
          status
          quantity
          isLow
        }
        dimensions {
          widthCm
          heightCm
          depthCm
          weightKg
        }
      }
    `,
    key,
  )
  const intl = useIntl()
  const stockTexts = {
    available: () => intl.formatMessage({ id: 'stock.available' }),
    outOfStock: () => intl.formatMessage({ id: 'stock.outOfStock' }),
    volatile: () => intl.formatMessage({ id: 'stock.volatile' }),
  }
  const stockOf = (stock: (typeof products)[number]['stock']) => {
    const message = stock ? stockMessage({ status: stock.status, quantity: stock.quantity, isLow: stock.isLow }) : null
    if (message?.kind === 'fewLeft') return intl.formatMessage({ id: 'stock.fewLeft' }, { quantity: message.quantity })
    return message && stockTexts[message.kind]()
  }
  const sizeOf = (dimensions: (typeof products)[number]['dimensions']) => {
    const sides = [dimensions?.widthCm, dimensions?.depthCm, dimensions?.heightCm]
    if (!sides.every((side) => typeof side === 'number' && side > 0)) return null
    return `${sides.map((side) => intl.formatNumber(side ?? 0)).join(' × ')} cm`
  }
  const weightOf = (weight: number | null | undefined) => (weight ? `${intl.formatNumber(weight)} kg` : null)
  return [
    comparedRow({
      code: 'own:availability',
      label: intl.formatMessage({ id: 'compare.availability' }),
      values: products.map(({ stock }) => stockOf(stock)),
    }),
    comparedRow({
      code: 'own:brand',
      label: intl.formatMessage({ id: 'compare.brand' }),
      values: products.map(({ brand }) => brand ?? null),
    }),
    comparedRow({
      code: 'own:measures',
      label: intl.formatMessage({ id: 'compare.measures' }),
      values: products.map(({ dimensions }) => sizeOf(dimensions)),
    }),
    comparedRow({
      code: 'own:weight',
      label: intl.formatMessage({ id: 'compare.weight' }),
      values: products.map(({ dimensions }) => weightOf(dimensions?.weightKg)),
    }),
  ]
}
