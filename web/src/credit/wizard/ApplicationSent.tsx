import { useEffect, useRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { ApplicationSent_application$key } from '../../__generated__/ApplicationSent_application.graphql'
import { buttonStyle } from '../../design/buttonStyle.ts'
import { useFormatDate } from '../../i18n/useFormatDate.ts'
import { StoreLink } from '../../routing/StoreLink.tsx'
import { AddToCalendar } from '../calendar/AddToCalendar.tsx'
import { OPEN_REQUEST_PATH } from '../requests/requestPaths.ts'
import { isClosedStatus } from './isClosedStatus.ts'
import { EraseApplication } from './EraseApplication.tsx'
import styles from './Wizard.module.css'

/** Page after sending: the number of the application, the day of the answer and what happens next, or the answer. */
export function ApplicationSent({ application }: Readonly<{ application: ApplicationSent_application$key }>) {
  const { number, kind, status, answerBefore } = useFragment(
    graphql`
      fragment ApplicationSent_application on CreditApplication {
        number
        kind
        status
        answerBefore
      }
    `,
    application,
  )
  const { formatMessage } = useIntl()
  const formatDate = useFormatDate()
  const heading = useRef<HTMLHeadingElement>(null)
  // Replaces the last step, or is what the page opens with: in both cases it is the news.
  useEffect(() => heading.current?.focus(), [])
  const isClosed = isClosedStatus(status)
  const answerDay = status === 'SUBMITTED' ? answerBefore : null
  return (
    <section className={styles.sent} aria-labelledby="application-sent">
      <h2 id="application-sent" ref={heading} tabIndex={-1} className={styles.title}>
        <FormattedMessage id="creditWizard.sentTitle" />
      </h2>
      <dl className={styles.facts}>
        <div>
          <dt>{formatMessage({ id: 'creditWizard.folio' })}</dt>
          <dd className={styles.folio}>{number}</dd>
        </div>
        {answerDay ? (
          <div>
            <dt>{formatMessage({ id: 'creditWizard.answerBefore' })}</dt>
            <dd>{formatDate(answerDay, 'weekday')}</dd>
          </div>
        ) : null}
      </dl>
      {isClosed ? (
        <p>{formatMessage({ id: 'creditWizard.closed' }, { number: number ?? '', status })}</p>
      ) : (
        <>
          <p>{formatMessage({ id: 'creditWizard.sentState' }, { status })}</p>
          <h3 className={styles.subtitle}>{formatMessage({ id: 'creditWizard.nextTitle' })}</h3>
          <ol className={styles.next}>
            <li>{formatMessage({ id: 'creditWizard.nextReview' })}</li>
            <li>{formatMessage({ id: 'creditWizard.nextAnswer' })}</li>
            <li>{formatMessage({ id: 'creditWizard.nextMoney' }, { kind })}</li>
          </ol>
        </>
      )}
      <div className={styles.pair}>
        <StoreLink to={OPEN_REQUEST_PATH} className={buttonStyle('secondary')}>
          <FormattedMessage id="creditWizard.myRequest" />
        </StoreLink>
        {answerDay ? (
          <AddToCalendar
            fileName={formatMessage({ id: 'creditWizard.calendarFile' })}
            days={[
              {
                id: `credit-answer-${number ?? ''}`,
                day: answerDay,
                title: formatMessage({ id: 'creditWizard.calendarTitle' }),
                text: formatMessage({ id: 'creditWizard.calendarText' }),
                path: OPEN_REQUEST_PATH,
              },
            ]}
          >
            <FormattedMessage id="creditAccount.calendar" />
          </AddToCalendar>
        ) : null}
      </div>
      {isClosed ? null : <EraseApplication />}
    </section>
  )
}
