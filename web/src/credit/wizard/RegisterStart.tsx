import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { graphql } from 'react-relay/hooks'
import type { RegisterStartMutation } from '../../__generated__/RegisterStartMutation.graphql'
import { Refusals } from '../../checkout/Refusals.tsx'
import { Button } from '../../design/Button.tsx'
import { buttonStyle } from '../../design/buttonStyle.ts'
import { StoreLink } from '../../routing/StoreLink.tsx'
import { SharedDevice } from './answers/SharedDevice.tsx'
import { textsOf, useApplicationMutation, useRefusalOf } from './useApplicationMutation.ts'
import { useOpenedElsewhere } from './elsewhere/useOpenedElsewhere.ts'
import styles from './Wizard.module.css'

/** Start of an application for a credit line for goods: link an account that there is, or open one. */
export function RegisterStart() {
  const refusalOf = useRefusalOf()
  const findElsewhere = useOpenedElsewhere()
  const start = useApplicationMutation<RegisterStartMutation>(
    graphql`
      mutation RegisterStartMutation($input: StartCreditApplicationInput!) {
        startCreditApplication(input: $input) {
          application {
            ...CreditWizard_application
          }
          userErrors {
            code
            message
            field
          }
        }
      }
    `,
    'startCreditApplication',
  )
  const [refusals, setRefusals] = useState<readonly string[]>([])
  const [isBusy, setIsBusy] = useState(false)
  const send = async () => {
    const elsewhere = await findElsewhere()
    if (elsewhere.kind === 'unread') return refusalOf({ kind: 'unreachable' })
    // The page shows the application that another tab has opened.
    if (elsewhere.kind === 'opened') return null
    return refusalOf(await start({ input: { kind: 'MERCHANDISE', customer: 'NEW' } }))
  }
  const open = async () => {
    setIsBusy(true)
    setRefusals([])
    const refusal = await send()
    setIsBusy(false)
    setRefusals(textsOf(refusal))
  }
  return (
    <div className={styles.sent}>
      <Refusals messages={refusals} />
      <section className={styles.way} aria-labelledby="register-new">
        <h2 id="register-new" className={styles.subtitle}>
          <FormattedMessage id="creditWizard.registerNew" />
        </h2>
        <FormattedMessage id="creditWizard.registerNewText" tagName="p" />
        <SharedDevice />
        <div>
          <Button isBusy={isBusy} onClick={() => void open()}>
            <FormattedMessage id="creditWizard.registerOpen" />
          </Button>
        </div>
      </section>
      <section className={styles.way} aria-labelledby="register-known">
        <h2 id="register-known" className={styles.subtitle}>
          <FormattedMessage id="creditWizard.registerKnown" />
        </h2>
        <FormattedMessage id="creditWizard.registerKnownText" tagName="p" />
        <div>
          <StoreLink to="/my-account/credits" className={buttonStyle('secondary')}>
            <FormattedMessage id="creditWizard.registerLink" />
          </StoreLink>
        </div>
      </section>
    </div>
  )
}
