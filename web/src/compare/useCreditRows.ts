import { useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { useCreditRows_comparison$key } from '../__generated__/useCreditRows_comparison.graphql'
import { type MoneyValue, useMoney } from '../i18n/useMoney.ts'
import { type ComparedRow, comparedRow } from './comparedRows.ts'

const comparisonFragment = graphql`
  fragment useCreditRows_comparison on Comparison {
    products {
      price {
        credit {
          weekly {
            amount
            currencyCode
          }
          weeks
          total {
            amount
            currencyCode
          }
          annualCost
        }
      }
    }
    variants {
      price {
        credit {
          weekly {
            amount
            currencyCode
          }
          weeks
          total {
            amount
            currencyCode
          }
          annualCost
        }
      }
    }
  }
`

/**
 * React hook that returns the rows of store credit: weekly payment, total and annual cost. A product that lacks one of
 * them has none.
 * @param isShown returns true for the columns that are shown
 */
export function useCreditRows(
  key: useCreditRows_comparison$key,
  isShown: (_: unknown, index: number) => boolean,
): readonly (ComparedRow | null)[] {
  const { products, variants } = useFragment(comparisonFragment, key)
  const { formatMessage, formatNumber } = useIntl()
  const formatMoney = useMoney()
  const write = ({ amount, currencyCode }: MoneyValue) => formatMoney({ amount, currencyCode }, true)
  const offers = products
    .map(({ price }, index) => (variants[index]?.price ?? price).credit)
    .filter(isShown)
    .map((credit) =>
      credit?.weeks && credit.total && credit.annualCost
        ? {
            weekly: formatMessage({ id: 'card.creditWeeks' }, { weekly: write(credit.weekly), weeks: credit.weeks }),
            total: write(credit.total),
            cost: `${formatNumber(credit.annualCost, { minimumFractionDigits: 1 })}\u00a0%`,
          }
        : null,
    )
  return [
    comparedRow({
      code: 'own:creditWeekly',
      label: formatMessage({ id: 'comparePage.creditWeekly' }),
      values: offers.map((offer) => offer?.weekly ?? null),
    }),
    comparedRow({
      code: 'own:creditTotal',
      label: formatMessage({ id: 'comparePage.creditTotal' }),
      values: offers.map((offer) => offer?.total ?? null),
    }),
    comparedRow({
      code: 'own:creditCost',
      label: formatMessage({ id: 'comparePage.creditCost' }),
      values: offers.map((offer) => offer?.cost ?? null),
    }),
  ]
}
