import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { OtherApplication_application$key } from '../../__generated__/OtherApplication_application.graphql'
import { Button } from '../../design/Button.tsx'
import { buttonStyle } from '../../design/buttonStyle.ts'
import { StoreLink } from '../../routing/StoreLink.tsx'
import { EraseApplication } from './EraseApplication.tsx'
import { wizardPath } from './wizardPaths.ts'
import styles from './Wizard.module.css'

type OtherApplicationProps = Readonly<{
  application: OtherApplication_application$key
  /** Starts another application in its place. */
  onReplace: () => void
}>

/** Question about an application for another credit that was not sent: go on with it, or start this one. */
export function OtherApplication({ application, onReplace }: OtherApplicationProps) {
  const { kind, customer } = useFragment(
    graphql`
      fragment OtherApplication_application on CreditApplication {
        kind
        customer
      }
    `,
    application,
  )
  const path = wizardPath(kind, customer)
  return (
    <section className={styles.sent} aria-labelledby="application-other">
      <h2 id="application-other" className={styles.title}>
        <FormattedMessage id="creditWizard.otherTitle" />
      </h2>
      <p>
        <FormattedMessage id="creditWizard.otherText" values={{ kind }} />
      </p>
      <div className={styles.pair}>
        {path ? (
          <StoreLink to={path} className={buttonStyle('primary')}>
            <FormattedMessage id="creditWizard.resume" />
          </StoreLink>
        ) : null}
        <Button variant="secondary" onClick={onReplace}>
          <FormattedMessage id="creditWizard.otherReplace" />
        </Button>
      </div>
      <EraseApplication />
    </section>
  )
}
