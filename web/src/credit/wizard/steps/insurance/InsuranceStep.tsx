import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { InsuranceStep_application$key } from '../../../../__generated__/InsuranceStep_application.graphql'
import type { InsuranceStep_credit$key } from '../../../../__generated__/InsuranceStep_credit.graphql'
import { Button } from '../../../../design/Button.tsx'
import { ErrorState } from '../../../../design/ErrorState.tsx'
import type { WizardStepProps } from '../../wizardStep.ts'
import { InsuranceForm } from './InsuranceForm.tsx'
import styles from './Insurance.module.css'

type InsuranceStepProps = WizardStepProps<InsuranceStep_application$key> &
  Readonly<{ credit: InsuranceStep_credit$key }>

/** Step of the life insurance: compulsory for large loans, an offer for others. */
export function InsuranceStep({ application: key, credit: creditKey, onDone }: InsuranceStepProps) {
  const application = useFragment(
    graphql`
      fragment InsuranceStep_application on CreditApplication {
        amount {
          amount
        }
        steps {
          code
          isRequired
        }
        ...InsuranceForm_application
      }
    `,
    key,
  )
  const credit = useFragment(
    graphql`
      fragment InsuranceStep_credit on StoreCredit {
        insurances {
          options {
            insured {
              amount
            }
          }
        }
        kinships {
          __typename
        }
        ...InsuranceForm_credit
      }
    `,
    creditKey,
  )
  const { formatMessage } = useIntl()
  const { amount, steps } = application
  const isRequired = steps?.some((step) => step.code === 'INSURANCE' && step.isRequired) ?? false
  const loan = Number(amount?.amount)
  const isCovered = credit.insurances?.options.some(({ insured }) => Number(insured.amount) >= loan) ?? false
  if (amount && isCovered && credit.kinships)
    return (
      <InsuranceForm isRequired={isRequired} loan={loan} application={application} credit={credit} onDone={onDone} />
    )
  return (
    <div className={styles.form}>
      {amount ? (
        <ErrorState
          message={formatMessage({ id: 'creditSteps.insurancesTrouble' })}
          onRetry={() => window.location.reload()}
        />
      ) : (
        <p>
          <FormattedMessage id="creditSteps.insuranceLater" />
        </p>
      )}
      {isRequired ? null : (
        <div>
          <Button onClick={onDone}>
            <FormattedMessage id="creditSteps.continue" />
          </Button>
        </div>
      )}
    </div>
  )
}
