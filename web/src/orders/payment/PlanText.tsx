import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import { Amount } from '../../cart/Amount.tsx'
import type { Amount_money$key } from '../../__generated__/Amount_money.graphql'
import type { PlanText_plan$key } from '../../__generated__/PlanText_plan.graphql'

type PlanTextProps = Readonly<{ plan: PlanText_plan$key; total: Amount_money$key | null | undefined }>

/** Text on monthly instalments: number, amount, that they are interest-free, and their sum. */
export function PlanText({ plan, total }: PlanTextProps) {
  const { months, monthly, last } = useFragment(
    graphql`
      fragment PlanText_plan on PaymentPlan {
        months
        monthly {
          amount
          ...Amount_money
        }
        last {
          amount
          ...Amount_money
        }
      }
    `,
    plan,
  )
  const isEven = monthly.amount === last.amount
  const parts = {
    months,
    before: months - 1,
    monthly: <Amount key="monthly" money={monthly} />,
    last: <Amount key="last" money={last} />,
  }
  return (
    <span>
      <FormattedMessage id={isEven ? 'orders.planEven' : 'orders.planUneven'} values={parts} />{' '}
      <FormattedMessage id="orders.planNoInterest" />{' '}
      <FormattedMessage
        id="orders.planTotal"
        values={{ hasTotal: total ? 'yes' : 'no', total: total ? <Amount key="total" money={total} /> : null }}
      />
    </span>
  )
}
