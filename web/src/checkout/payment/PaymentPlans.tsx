import { useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import { RadioGroup } from '../../design/forms/RadioGroup.tsx'
import { CreditTerms } from './CreditTerms.tsx'
import { PlanText } from '../../orders/payment/PlanText.tsx'
import type { PaymentPlans_method$key } from '../../__generated__/PaymentPlans_method.graphql'

type PaymentPlansProps = Readonly<{
  method: PaymentPlans_method$key
  /** Number of monthly instalments, or term of a credit; null for a single payment, and for the usual term. */
  months: number | null
  /** True while the amount to pay is being recalculated. */
  isUpdating: boolean
  onChoose: (months: number | null) => void
}>

const AT_ONCE = '1'

/**
 * Choice between a single payment and interest-free months, for a payment method that offers months for this cart; for
 * a credit the choice of its term.
 */
export function PaymentPlans({ method, months, isUpdating, onChoose }: PaymentPlansProps) {
  const { plans, ...credit } = useFragment(
    graphql`
      fragment PaymentPlans_method on PaymentMethod {
        plans {
          months
          ...PlanText_plan
        }
        ...CreditTerms_method
      }
    `,
    method,
  )
  const intl = useIntl()
  if (plans.length === 0) {
    return <CreditTerms method={credit} months={months} isUpdating={isUpdating} onChoose={onChoose} />
  }
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
