import { type SubmitEvent, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { SubmitForm_application$key } from '../../../../__generated__/SubmitForm_application.graphql'
import { Refusals } from '../../../../checkout/Refusals.tsx'
import { Button } from '../../../../design/Button.tsx'
import { Checkbox } from '../../../../design/forms/Checkbox.tsx'
import { focusFirstWrong } from '../../../../design/forms/focusFirstWrong.ts'
import { LiveForm } from '../../../../design/forms/LiveForm.tsx'
import { ProofForm } from '../../../account/ProofForm.tsx'
import { useStepList } from '../../answers/useStepList.ts'
import { useWaitingAnswers } from '../../answers/useWaitingAnswers.ts'
import { textsOf, useRefusalOf } from '../../useApplicationMutation.ts'
import { ConsentText } from './ConsentText.tsx'
import { useSubmitMutation } from './useSubmitMutation.ts'
import styles from '../../Wizard.module.css'

/** Consents in page order. */
const CONSENTS = ['history', 'privacy', 'terms'] as const

type Consent = (typeof CONSENTS)[number]

const MISSING = {
  history: 'creditWizard.missingHistory',
  privacy: 'creditWizard.missingPrivacy',
  terms: 'creditWizard.missingTerms',
} as const satisfies Record<Consent, string>

/** Consents and the button that sends the application. An expired proof of a home customer's account is asked for again. */
export function SubmitForm({ application: key }: Readonly<{ application: SubmitForm_application$key }>) {
  const application = useFragment(
    graphql`
      fragment SubmitForm_application on CreditApplication {
        offer {
          token
        }
      }
    `,
    key,
  )
  const { formatMessage } = useIntl()
  const { send, refusals, isBusy, isExpired, proven } = useSubmission(application.offer?.token ?? null)
  const [given, setGiven] = useState<ReadonlySet<Consent>>(new Set())
  const [isAsked, setIsAsked] = useState(false)
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy) return
    if (given.size < CONSENTS.length) return focusFirstWrong(event.currentTarget, () => setIsAsked(true))
    void send()
  }
  if (isExpired)
    return (
      <div className={styles.form}>
        <Refusals messages={refusals} />
        <ProofForm submit={formatMessage({ id: 'creditWizard.submit' })} onProven={proven} />
      </div>
    )
  const toggle = (consent: Consent, isGiven: boolean) =>
    setGiven((before) => new Set(isGiven ? [...before, consent] : [...before].filter((one) => one !== consent)))
  return (
    <LiveForm className={styles.form} onSubmit={submit}>
      <Refusals messages={refusals} />
      {CONSENTS.map((consent) => (
        <Checkbox
          key={consent}
          label={<ConsentText consent={consent} />}
          checked={given.has(consent)}
          error={isAsked && !given.has(consent) ? formatMessage({ id: MISSING[consent] }) : undefined}
          onChange={({ target }) => toggle(consent, target.checked)}
          required
        />
      ))}
      <div>
        <Button type="submit" isBusy={isBusy}>
          <FormattedMessage id="creditWizard.submit" />
        </Button>
      </div>
    </LiveForm>
  )
}

/** React hook that sends the application and holds why it was refused. */
function useSubmission(offerToken: string | null) {
  const { formatMessage } = useIntl()
  const listOf = useStepList()
  const submitApplication = useSubmitMutation()
  const waiting = useWaitingAnswers()
  const refusalOf = useRefusalOf()
  const [refusals, setRefusals] = useState<readonly string[]>([])
  const [isBusy, setIsBusy] = useState(false)
  const [isExpired, setIsExpired] = useState(false)
  const send = async () => {
    // The application would be sent without them.
    if (waiting.steps.length > 0) {
      waiting.retry()
      return setRefusals([formatMessage({ id: 'creditWizard.waitingFirst' }, { steps: listOf(waiting.steps) })])
    }
    setIsBusy(true)
    setRefusals([])
    const outcome = await submitApplication(offerToken)
    setIsBusy(false)
    setIsExpired(outcome.kind === 'refused' && outcome.userErrors.some(({ code }) => code === 'CREDIT_SESSION_OVER'))
    const refusal = refusalOf(outcome)
    return setRefusals(textsOf(refusal))
  }
  const proven = async () => {
    await send()
    return null
  }
  return { send, refusals, isBusy, isExpired, proven }
}
