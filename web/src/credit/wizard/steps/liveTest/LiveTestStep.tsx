import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { LiveTestStep_application$key } from '../../../../__generated__/LiveTestStep_application.graphql'
import { Button } from '../../../../design/Button.tsx'
import type { WizardStepProps } from '../../wizardStep.ts'
import { LiveTest } from './LiveTest.tsx'
import { StepButtons } from '../StepButtons.tsx'
import styles from './LiveTest.module.css'

/** Step of the live test: pictures that show that the applicant is there. A passed test can be kept, or made again. */
export function LiveTestStep({ application, onDone }: WizardStepProps<LiveTestStep_application$key>) {
  const { number, steps } = useFragment(
    graphql`
      fragment LiveTestStep_application on CreditApplication {
        number
        steps {
          code
          isDone
        }
      }
    `,
    application,
  )
  const isKnown = steps?.some(({ code, isDone }) => code === 'LIVE_TEST' && isDone) ?? false
  const [isPassed, setIsPassed] = useState(false)
  const [isRepeating, setIsRepeating] = useState(false)
  const pass = () => {
    setIsPassed(true)
    setIsRepeating(false)
    onDone()
  }
  // A test that is made again cannot be told from the passed one.
  const folio = isKnown || isPassed ? null : number
  if ((!isKnown && !isPassed) || isRepeating) return <LiveTest folio={folio ?? null} onPassed={pass} />
  return (
    <div className={styles.test}>
      <output>
        <FormattedMessage id="creditSteps.liveDone" />
      </output>
      <StepButtons>
        <Button onClick={onDone}>
          <FormattedMessage id="creditSteps.continue" />
        </Button>
        <Button variant="quiet" onClick={() => setIsRepeating(true)}>
          <FormattedMessage id="creditSteps.liveRepeat" />
        </Button>
      </StepButtons>
    </div>
  )
}
