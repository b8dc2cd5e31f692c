import { FormattedMessage } from 'react-intl'
import { StoreLink } from '../../../routing/StoreLink.tsx'
import { RESUME_PATH } from '../../requests/requestPaths.ts'
import styles from '../Wizard.module.css'

/** Link to the application in review that keeps this one from being made: its applicant opens it by a code. */
export function PendingLink() {
  return (
    <StoreLink to={RESUME_PATH} className={styles.link}>
      <FormattedMessage id="creditRequests.resume" />
    </StoreLink>
  )
}
