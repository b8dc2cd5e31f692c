import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { DepositStep_application$key } from '../../../../__generated__/DepositStep_application.graphql'
import type { DepositStep_credit$key } from '../../../../__generated__/DepositStep_credit.graphql'
import { Button } from '../../../../design/Button.tsx'
import type { WizardStepProps } from '../../wizardStep.ts'
import { DepositForm } from './DepositForm.tsx'
import { StepButtons } from '../StepButtons.tsx'
import styles from './Deposit.module.css'

type DepositStepProps = WizardStepProps<DepositStep_application$key> & Readonly<{ credit: DepositStep_credit$key }>

/** Step of the deposit: an account by its CLABE, a debit card, or a branch. A chosen one can be kept. */
export function DepositStep({ application, credit, onDone }: DepositStepProps) {
  const { depositHint } = useFragment(
    graphql`
      fragment DepositStep_application on CreditApplication {
        depositHint
      }
    `,
    application,
  )
  const { banks } = useFragment(
    graphql`
      fragment DepositStep_credit on StoreCredit {
        banks {
          code
          name
          takesCard
        }
      }
    `,
    credit,
  )
  const forCards = banks?.flatMap(({ code, name, takesCard }) => (takesCard ? [{ code, name }] : [])) ?? null
  const [isChanging, setIsChanging] = useState(false)
  if (!depositHint || isChanging) return <DepositForm banks={forCards} onDone={onDone} />
  return (
    <div className={styles.form}>
      <p>
        <FormattedMessage id="creditSteps.depositChosen" values={{ hint: <strong key="hint">{depositHint}</strong> }} />
      </p>
      <StepButtons>
        <Button onClick={onDone}>
          <FormattedMessage id="creditSteps.continue" />
        </Button>
        <Button variant="secondary" onClick={() => setIsChanging(true)}>
          <FormattedMessage id="creditSteps.depositChange" />
        </Button>
      </StepButtons>
    </div>
  )
}
