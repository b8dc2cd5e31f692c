import { useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { CreditInsuranceLine_insurance$key } from '../__generated__/CreditInsuranceLine_insurance.graphql'
import { type MoneyValue, useMoney } from '../i18n/useMoney.ts'

type CreditInsuranceLineProps = Readonly<{ insurance: CreditInsuranceLine_insurance$key }>

/** Text on the life insurance in the payments of an offer, and on whether the annual cost counts its premium. */
export function CreditInsuranceLine({ insurance }: CreditInsuranceLineProps) {
  const { insured, isCompulsory, payment, total } = useFragment(
    graphql`
      fragment CreditInsuranceLine_insurance on CreditOfferInsurance {
        insured {
          amount
          currencyCode
        }
        isCompulsory
        payment {
          amount
          currencyCode
        }
        total {
          amount
          currencyCode
        }
      }
    `,
    insurance,
  )
  const { formatMessage } = useIntl()
  const formatMoney = useMoney()
  const write = ({ amount, currencyCode }: MoneyValue) => formatMoney({ amount, currencyCode }, true)
  const values = {
    insured: write(insured),
    payment: write(payment),
    total: write(total),
    rule: isCompulsory ? 'compulsory' : 'optional',
  }
  return <p>{formatMessage({ id: 'credit.insured' }, values)}</p>
}
