import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import { Link } from 'react-router-dom'
import type { ReviewAnswers_application$key } from '../../../../__generated__/ReviewAnswers_application.graphql'
import type { StepName } from '../../wizardFlow.ts'
import { WIZARD_STEP_TITLES } from '../../wizardStepTitles.ts'
import { useCreditAnswers } from './useCreditAnswers.ts'
import { usePersonAnswers } from './usePersonAnswers.ts'
import styles from '../../Wizard.module.css'

type ReviewAnswersProps = Readonly<{
  application: ReviewAnswers_application$key
  names: readonly StepName[]
  searchOf: (name: StepName) => string
}>

/** Answers of all steps, each with a link to change it. */
export function ReviewAnswers({ application: key, names, searchOf }: ReviewAnswersProps) {
  const { formatMessage } = useIntl()
  const application = useFragment(
    graphql`
      fragment ReviewAnswers_application on CreditApplication {
        ...useCreditAnswers_application
        ...usePersonAnswers_application
      }
    `,
    key,
  )
  const answers: Readonly<Partial<Record<StepName, string | null>>> = {
    ...useCreditAnswers(application),
    ...usePersonAnswers(application),
  }
  return (
    <dl className={styles.answers}>
      {names.flatMap((name) => {
        const answer = answers[name]
        if (!answer) return []
        const step = formatMessage({ id: WIZARD_STEP_TITLES[name] })
        return (
          <div key={name} className={styles.row}>
            <dt>{step}</dt>
            <dd>{answer}</dd>
            <dd>
              <Link
                to={{ search: searchOf(name) }}
                className={styles.link}
                aria-label={formatMessage({ id: 'checkout.changeNamed' }, { step })}
              >
                <FormattedMessage id="checkout.change" />
              </Link>
            </dd>
          </div>
        )
      })}
    </dl>
  )
}
