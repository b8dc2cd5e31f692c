import { useEffect, useRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import { Link } from 'react-router-dom'
import { SMS_CODE_DIGITS } from '@hogar/schema/validation/limits.ts'
import type { TelephoneStep_application$key } from '../../../../__generated__/TelephoneStep_application.graphql'
import { Button } from '../../../../design/Button.tsx'
import { DigitField } from '../../../../design/forms/DigitField.tsx'
import { ResendCode } from '../../../../telephones/ResendCode.tsx'
import { useStepForm } from '../../useStepForm.ts'
import type { WizardStepProps } from '../../wizardStep.ts'
import { StepForm } from '../StepForm.tsx'
import { useApplicantCode } from './useApplicantCode.ts'
import styles from '../../Wizard.module.css'

type TelephoneStepProps = WizardStepProps<TelephoneStep_application$key> &
  Readonly<{
    /** Parameters of the address of the step in which the telephone is changed. */
    changeSearch: string
  }>

const CODE = new RegExp(`^\\d{${SMS_CODE_DIGITS}}$`)
const EMPTY = { code: '' }

/** Step in which the applicant's telephone is confirmed by the code of an SMS. */
export function TelephoneStep({ application, changeSearch, onDone }: TelephoneStepProps) {
  const { id, applicant } = useFragment(
    graphql`
      fragment TelephoneStep_application on CreditApplication {
        id
        applicant {
          telephoneHint
          isTelephoneConfirmed
        }
      }
    `,
    application,
  )
  const digits = applicant?.telephoneHint ?? ''
  if (applicant?.isTelephoneConfirmed)
    return (
      <div className={styles.form}>
        <FormattedMessage id="creditWizard.telephoneConfirmed" values={{ digits }} tagName="p" />
        <div className={styles.pair}>
          <Button onClick={onDone}>
            <FormattedMessage id="creditWizard.continue" />
          </Button>
          <Link to={{ search: changeSearch }} className={styles.link}>
            <FormattedMessage id="creditWizard.telephoneChange" />
          </Link>
        </div>
      </div>
    )
  return (
    <div className={styles.form}>
      <CodeForm applicationId={id} digits={digits} onDone={onDone} />
      <Link to={{ search: changeSearch }} className={styles.link}>
        <FormattedMessage id="creditWizard.telephoneChange" />
      </Link>
    </div>
  )
}

type CodeFormProps = Readonly<{ applicationId: string; digits: string; onDone: () => void }>

function CodeForm({ applicationId, digits, onDone }: CodeFormProps) {
  const { formatMessage } = useIntl()
  const code = useApplicantCode(applicationId, onDone)
  const field = useRef<HTMLInputElement>(null)
  const form = useStepForm({
    step: 'telefono',
    initial: EMPTY,
    faultsOf: (draft) => ({ code: code.isSent && !CODE.test(draft.code) ? 'telephones.missingCode' : undefined }),
    send: (draft) => (code.isSent ? code.confirm(draft.code) : code.first()),
    onDone: code.isSent ? onDone : () => undefined,
  })
  useEffect(() => {
    if (code.isSent) field.current?.focus()
  }, [code.isSent])
  if (!code.isSent)
    return (
      <StepForm form={form} submit={<FormattedMessage id="creditWizard.sendCode" />}>
        <FormattedMessage id="creditWizard.telephoneIntro" values={{ digits }} tagName="p" />
      </StepForm>
    )
  return (
    <>
      <StepForm form={form} submit={<FormattedMessage id="telephones.submit" />}>
        <output>{code.said}</output>
        <DigitField
          kind="number"
          {...form.fieldOf('code', (text) => text.replace(/\D/g, ''))}
          ref={field}
          label={formatMessage({ id: 'telephones.code' })}
          hint={formatMessage({ id: 'telephones.codeHint' })}
          autoComplete="one-time-code"
          maxLength={SMS_CODE_DIGITS}
          required
        />
      </StepForm>
      <ResendCode code={code} />
    </>
  )
}
