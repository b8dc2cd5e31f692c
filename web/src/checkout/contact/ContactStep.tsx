import { useIntl } from 'react-intl'
import { useSignedInName } from '../../customers/useSignedInName.ts'
import { Skeleton } from '../../design/Skeleton.tsx'
import { AccountOffer } from './AccountOffer.tsx'
import { CheckoutStep } from '../CheckoutStep.tsx'
import { GuestContactForm } from './GuestContactForm.tsx'
import type { Answers, StepFrame } from '../stepFrame.ts'
import { useAccountContactForm } from './useAccountContactForm.ts'
import styles from '../CheckoutForm.module.css'

type ContactStepProps = Readonly<{ frame: StepFrame; answers: Answers }>

/** Step that asks for the e-mail address; a guest can sign in or create an account. */
export function ContactStep({ frame, answers }: ContactStepProps) {
  const intl = useIntl()
  const isGuest = useSignedInName() === null
  const { isWanted, Form, hasFailed, want } = useAccountContactForm()
  const makesAccount = isGuest && isWanted
  return (
    <CheckoutStep {...frame} title={intl.formatMessage({ id: 'checkout.contactTitle' })} answer={answers.details.email}>
      {isGuest ? <AccountOffer isWanted={isWanted} hasFailed={hasFailed} onWant={want} /> : null}
      {makesAccount && Form ? <Form answers={answers} onDone={frame.onDone} /> : null}
      {makesAccount && !Form ? (
        <div className={styles.form} aria-busy="true">
          <Skeleton height="4.5rem" />
          <Skeleton height="4.5rem" />
          <Skeleton height="4.5rem" />
        </div>
      ) : null}
      {makesAccount ? null : <GuestContactForm answers={answers} onDone={frame.onDone} />}
    </CheckoutStep>
  )
}
