import { useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { useOwnRows_comparison$key } from '../__generated__/useOwnRows_comparison.graphql'
import { stockMessage } from '../stock/stockMessage.ts'
import { type ComparedRow, comparedRow } from './comparedRows.ts'

const comparisonFragment = graphql`
  fragment useOwnRows_comparison on Comparison {
    products {
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
    variants {
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
  }
`

/**
 * React hook that returns the rows that are not attributes: availability, brand, size and weight.
 * @param isShown returns true for the columns that are shown
 */
export function useOwnRows(
  key: useOwnRows_comparison$key,
  isShown: (_: unknown, index: number) => boolean,
): readonly (ComparedRow | null)[] {
  const comparison = useFragment(comparisonFragment, key)
  // A variant has its own values for all but the brand.
  const products = comparison.products
    .map((product, index) => ({ ...product, ...comparison.variants[index] }))
    .filter(isShown)
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
  const sidesOf = ({ dimensions }: (typeof products)[number]) =>
    [dimensions?.widthCm, dimensions?.depthCm, dimensions?.heightCm].filter((side) => (side ?? 0) > 0)
  // A product without one of its sides shows the others in the rows of the single sides.
  const isWhole = products.every((product) => [0, 3].includes(sidesOf(product).length))
  const sizeOf = (sides: ReturnType<typeof sidesOf>) =>
    isWhole && sides.length > 0 ? `${sides.map((side) => intl.formatNumber(side ?? 0)).join(' × ')} cm` : null
  const weightOf = (weight: number | null | undefined) => (weight ? `${intl.formatNumber(weight)} kg` : null)
  return [
    comparedRow({
      code: 'own:availability',
      label: intl.formatMessage({ id: 'comparePage.availability' }),
      values: products.map(({ stock }) => stockOf(stock)),
    }),
    comparedRow({
      code: 'own:brand',
      label: intl.formatMessage({ id: 'comparePage.brand' }),
      values: products.map(({ brand }) => brand ?? null),
    }),
    comparedRow({
      code: 'own:measures',
      label: intl.formatMessage({ id: 'comparePage.measures' }),
      values: products.map((product) => sizeOf(sidesOf(product))),
    }),
    comparedRow({
      code: 'own:weight',
      label: intl.formatMessage({ id: 'comparePage.weight' }),
      values: products.map(({ dimensions }) => weightOf(dimensions?.weightKg)),
    }),
  ]
}
