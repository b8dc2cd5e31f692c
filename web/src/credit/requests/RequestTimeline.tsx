import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { RequestTimeline_request$key } from '../../__generated__/RequestTimeline_request.graphql'
import { classNames } from '../../design/classNames.ts'
import { VisuallyHidden } from '../../design/VisuallyHidden.tsx'
import { REQUEST_STEPS, requestProgress } from './requestProgress.ts'
import styles from './CreditRequest.module.css'

/** Time line of an application in four steps. One that ended without a decision has none. */
export function RequestTimeline({ request: key }: Readonly<{ request: RequestTimeline_request$key }>) {
  const { status, kind } = useFragment(
    graphql`
      fragment RequestTimeline_request on CreditApplication {
        status
        kind
      }
    `,
    key,
  )
  const intl = useIntl()
  const progress = requestProgress(status)
  if (!progress) return null
  return (
    <ol className={styles.steps} aria-label={intl.formatMessage({ id: 'creditRequests.progress' })}>
      {REQUEST_STEPS.map((step) => {
        const state = progress[step]
        return (
          <li
            key={step}
            className={classNames(styles.step, styles[state], status === 'DENIED' && styles.denied)}
            aria-current={state === 'current' ? 'step' : undefined}
          >
            <FormattedMessage id="creditRequests.step" values={{ step, kind }} />
            <VisuallyHidden>
              <FormattedMessage id="creditRequests.stepState" values={{ state }} />
            </VisuallyHidden>
          </li>
        )
      })}
    </ol>
  )
}
