import { graphql, useFragment } from 'react-relay/hooks'
import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router-dom'
import type { ReviewStep_application$key } from '../../../../__generated__/ReviewStep_application.graphql'
import { type StepName, stepNameOf, wizardSteps } from '../../wizardFlow.ts'
import type { Wizard } from '../../wizardPaths.ts'
import { WIZARD_STEP_TITLES } from '../../wizardStepTitles.ts'
import { ReviewAnswers } from './ReviewAnswers.tsx'
import { SellerCode } from './SellerCode.tsx'
import { SubmitForm } from './SubmitForm.tsx'
import styles from '../../Wizard.module.css'

type ReviewStepProps = Readonly<{
  application: ReviewStep_application$key
  wizard: Wizard
  /** Returns the parameters of the address of another step. */
  searchOf: (name: StepName) => string
}>

/** Last step: all answers, the code of a promoter or seller, the consents, and sending. */
export function ReviewStep({ application: key, wizard, searchOf }: ReviewStepProps) {
  const application = useFragment(
    graphql`
      fragment ReviewStep_application on CreditApplication {
        missingSteps
        ...ReviewAnswers_application
        ...SellerCode_application
        ...SubmitForm_application
      }
    `,
    key,
  )
  const names = wizardSteps(wizard.kind, wizard.customer)
  const missing = application.missingSteps.flatMap((code) => {
    const name = stepNameOf(code, names)
    return name === undefined || name === 'revision' ? [] : [name]
  })
  return (
    <div className={styles.form}>
      {missing.length > 0 ? (
        <div role="alert" className={styles.notice}>
          <FormattedMessage id="creditWizard.missingSteps" tagName="p" />
          <ul>
            {missing.map((name) => (
              <li key={name}>
                <Link to={{ search: searchOf(name) }}>
                  <FormattedMessage id={WIZARD_STEP_TITLES[name]} />
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      <ReviewAnswers application={application} names={names} searchOf={searchOf} />
      <SellerCode application={application} />
      <SubmitForm application={application} />
    </div>
  )
}
