import { useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type {
  useCreditAnswers_application$data,
  useCreditAnswers_application$key,
} from '../../../../__generated__/useCreditAnswers_application.graphql'
import { type MoneyValue, useMoney } from '../../../../i18n/useMoney.ts'

/** React hook that writes the answers about loan, files, insurance and deposit, by step; null without one. */
export function useCreditAnswers(key: useCreditAnswers_application$key) {
  const application = useFragment(
    graphql`
      fragment useCreditAnswers_application on CreditApplication {
        amount {
          amount
          currencyCode
        }
        offer {
          months
          frequency
          insurance {
            insured {
              amount
              currencyCode
            }
            monthlyPremium {
              amount
              currencyCode
            }
            total {
              amount
              currencyCode
            }
          }
        }
        steps {
          code
          isDone
        }
        insurance {
          beneficiaries {
            __typename
          }
        }
        depositHint
      }
    `,
    key,
  )
  const { formatMessage } = useIntl()
  const write = useCreditWriters()
  const { amount, offer, insurance } = application
  const received = (wanted: string) =>
    application.steps?.some(({ code, isDone }) => code === wanted && isDone)
      ? formatMessage({ id: 'creditWizard.received' })
      : null
  return {
    prestamo: amount && offer ? write.loan(amount, offer) : null,
    identificacion: received('IDENTIFICATION'),
    prueba: received('LIVE_TEST'),
    seguro: insurance
      ? write.insurance(offer?.insurance ?? null, insurance.beneficiaries.length)
      : formatMessage({ id: 'creditWizard.answerNoInsurance' }),
    deposito: application.depositHint ?? null,
  }
}

type Offer = NonNullable<useCreditAnswers_application$data['offer']>

/** React hook that returns writers of a loan, and of its insurance with what it costs. */
function useCreditWriters() {
  const { formatMessage } = useIntl()
  const formatMoney = useMoney()
  const write = ({ amount, currencyCode }: MoneyValue) => formatMoney({ amount, currencyCode }, true)
  return {
    loan: (amount: MoneyValue, { months, frequency }: Pick<Offer, 'months' | 'frequency'>) =>
      formatMessage({ id: 'creditWizard.answerLoan' }, { amount: write(amount), months, frequency }),
    insurance: (insurance: Offer['insurance'], count: number) =>
      formatMessage(
        { id: 'creditWizard.answerInsurance' },
        {
          insured: insurance ? write(insurance.insured) : 'none',
          monthly: insurance ? write(insurance.monthlyPremium) : '',
          total: insurance ? write(insurance.total) : '',
          count,
        },
      ),
  }
}
