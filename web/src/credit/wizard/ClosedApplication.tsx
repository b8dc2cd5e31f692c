import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { ClosedApplication_application$key } from '../../__generated__/ClosedApplication_application.graphql'
import { StoreLink } from '../../routing/StoreLink.tsx'
import styles from './Wizard.module.css'

/** Notice about an application of this session that is answered or has ended: another one can be started. */
export function ClosedApplication({ application }: Readonly<{ application: ClosedApplication_application$key }>) {
  const { number, status } = useFragment(
    graphql`
      fragment ClosedApplication_application on CreditApplication {
        number
        status
      }
    `,
    application,
  )
  return (
    <div className={styles.notice}>
      <p>
        <FormattedMessage id="creditWizard.closed" values={{ number: number ?? '', status }} />
      </p>
      <StoreLink to="/my-account/credits" className={styles.link}>
        <FormattedMessage id="creditWizard.myCredits" />
      </StoreLink>
    </div>
  )
}
