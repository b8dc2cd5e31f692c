import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { RequestMissing_request$key } from '../../__generated__/RequestMissing_request.graphql'
import { AccountSection } from '../../customers/AccountSection.tsx'
import { buttonStyle } from '../../design/buttonStyle.ts'
import { StoreLink } from '../../routing/StoreLink.tsx'
import { wizardPath } from '../wizard/wizardPaths.ts'
import { RequestFiles } from './RequestFiles.tsx'
import { RESUME_PATH } from './requestPaths.ts'
import styles from './CreditRequest.module.css'

/** Steps and files that an application misses, with the way to them: a form, or the code that opens it on this device. */
export function RequestMissing({ request: key }: Readonly<{ request: RequestMissing_request$key }>) {
  const request = useFragment(
    graphql`
      fragment RequestMissing_request on CreditApplication {
        status
        kind
        customer
        number
        steps {
          __typename
        }
        missingSteps
        missingFiles
        ...RequestFiles_request
      }
    `,
    key,
  )
  const { status, kind, customer, number, steps, missingSteps, missingFiles } = request
  const isOpenHere = steps !== null || number === null
  const form = wizardPath(kind, customer)
  const isDraft = status === 'DRAFT'
  const items = isDraft ? missingSteps : (missingFiles ?? [])
  return (
    <AccountSection
      title={<FormattedMessage id="creditRequests.missingTitle" />}
      intro={isOpenHere ? null : <FormattedMessage id="creditRequests.resumeIntro" />}
    >
      {!isDraft && isOpenHere ? <RequestFiles request={request} /> : null}
      {items.length > 0 && (isDraft || !isOpenHere) ? (
        <ul className={styles.missing}>
          {items.map((part) => (
            <li key={part}>
              <FormattedMessage id="creditRequests.part" values={{ part }} />
            </li>
          ))}
        </ul>
      ) : null}
      <div className={styles.ways}>
        {isDraft && isOpenHere && form ? (
          <StoreLink to={form} className={buttonStyle('primary')}>
            <FormattedMessage id="creditRequests.continue" />
          </StoreLink>
        ) : null}
        {isOpenHere ? null : (
          <StoreLink to={RESUME_PATH} className={buttonStyle('primary')}>
            <FormattedMessage id="creditRequests.resume" />
          </StoreLink>
        )}
      </div>
    </AccountSection>
  )
}
