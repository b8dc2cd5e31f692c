import { useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { useCreditAnswers_application$key } from '../../../../__generated__/useCreditAnswers_application.graphql'
import { useMoney } from '../../../../i18n/useMoney.ts'

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
        }
        steps {
          code
          isDone
        }
        insurance {
          code
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
  const formatMoney = useMoney()
  const { amount, offer, insurance } = application
  const received = (wanted: string) =>
    application.steps?.some(({ code, isDone }) => code === wanted && isDone)
      ? formatMessage({ id: 'creditWizard.received' })
      : null
  return {
    prestamo:
      amount && offer
        ? formatMessage(
            { id: 'creditWizard.answerLoan' },
            {
              amount: formatMoney({ amount: amount.amount, currencyCode: amount.currencyCode }, true),
              months: offer.months,
              frequency: offer.frequency,
            },
          )
        : null,
    identificacion: received('IDENTIFICATION'),
    prueba: received('LIVE_TEST'),
    seguro: insurance
      ? formatMessage(
          { id: 'creditWizard.answerInsurance' },
          { code: insurance.code, count: insurance.beneficiaries.length },
        )
      : formatMessage({ id: 'creditWizard.answerNoInsurance' }),
    deposito: application.depositHint ?? null,
  }
}
