import { useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { CreditPunctual_offer$key } from '../__generated__/CreditPunctual_offer.graphql'
import { type MoneyValue, useMoney } from '../i18n/useMoney.ts'

/** Text on what paying a credit on time saves, and on what a late payment costs. */
export function CreditPunctual({ offer }: Readonly<{ offer: CreditPunctual_offer$key }>) {
  const { frequency, punctual, bonus, bonusPercent, lateWeek } = useFragment(
    graphql`
      fragment CreditPunctual_offer on CreditOffer {
        frequency
        punctual {
          payment {
            amount
            currencyCode
          }
          total {
            amount
            currencyCode
          }
        }
        bonus {
          amount
          currencyCode
        }
        bonusPercent
        lateWeek {
          amount
          currencyCode
        }
      }
    `,
    offer,
  )
  const { formatMessage } = useIntl()
  const formatMoney = useMoney()
  const write = ({ amount, currencyCode }: MoneyValue) => formatMoney({ amount, currencyCode }, true)
  const saved = {
    frequency,
    payment: write(punctual.payment),
    total: write(punctual.total),
    bonus: write(bonus),
    percent: bonusPercent,
  }
  return (
    <>
      <p>{formatMessage({ id: 'credit.punctual' }, saved)}</p>
      <p>{formatMessage({ id: 'credit.late' }, { amount: write(lateWeek) })}</p>
    </>
  )
}
