import { useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import { RadioGroup } from '../../design/forms/RadioGroup.tsx'
import { PlanText } from '../../orders/payment/PlanText.tsx'
import type { PaymentPlans_method$key } from '../../__generated__/PaymentPlans_method.graphql'

type PaymentPlansProps = Readonly<{
  method: PaymentPlans_method$key
  /** Number of monthly instalments; null for a single payment. */
  months: number | null
  onChoose: (months: number | null) => void
}>

const AT_ONCE = '1'

/** Choice between a single payment and interest-free months, for a payment method that offers months for this cart. */
export function PaymentPlans({ method, months, onChoose }: PaymentPlansProps) {
  const { plans } = useFragment(
    graphql`
      fragment PaymentPlans_method on PaymentMethod {
        plans {
          months
          ...PlanText_plan
        }
      }
    `,
    method,
  )
  const intl = useIntl()
  if (plans.length === 0) return null
  return (
    <RadioGroup
      legend={intl.formatMessage({ id: 'checkout.planTitle' })}
      value={months === null ? AT_ONCE : String(months)}
      onChange={(wanted) => onChoose(wanted === AT_ONCE ? null : Number(wanted))}
      options={[
        { value: AT_ONCE, label: intl.formatMessage({ id: 'checkout.planAtOnce' }) },
        ...plans.map((plan) => ({
          value: String(plan.months),
          label: intl.formatMessage({ id: 'checkout.planMonths' }, { months: plan.months }),
          description: <PlanText plan={plan} total={null} />,
        })),
      ]}
    />
  )
}
