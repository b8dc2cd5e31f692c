import { graphql, readInlineData } from 'react-relay/hooks'
import type { planFigures_plan$key } from '../__generated__/planFigures_plan.graphql'
import type { MoneyValue } from '../i18n/useMoney.ts'

/** Writers of a plan's figures: money, and percent as the graph gives it. */
type Writers = Readonly<{ money: (money: MoneyValue) => string; percent: (percent: string) => string }>

/** Returns the figures of a way to pay a credit back, written, by their name. */
export function planFigures(plan: planFigures_plan$key, { money, percent }: Writers) {
  const data = readInlineData(
    graphql`
      fragment planFigures_plan on CreditPlan @inline {
        payment {
          amount
          currencyCode
        }
        lastPayment {
          amount
          currencyCode
        }
        total {
          amount
          currencyCode
        }
        interest {
          amount
          currencyCode
        }
        interestTax {
          amount
          currencyCode
        }
        ratePercent
        cat
        catWithTax
      }
    `,
    plan,
  )
  const write = ({ amount, currencyCode }: MoneyValue) => money({ amount, currencyCode })
  return {
    payment: write(data.payment),
    lastPayment: write(data.lastPayment),
    total: write(data.total),
    interest: write(data.interest),
    interestTax: write(data.interestTax),
    ratePercent: percent(data.ratePercent),
    cat: percent(data.cat),
    catWithTax: percent(data.catWithTax),
  }
}
