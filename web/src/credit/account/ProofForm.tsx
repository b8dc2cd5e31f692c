import { useEffect, useRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { CREDIT_PIN_MAX_DIGITS, SMS_CODE_DIGITS } from '@hogar/schema/validation/limits.ts'
import { Refusals } from '../../checkout/Refusals.tsx'
import { Button } from '../../design/Button.tsx'
import { LiveForm } from '../../design/forms/LiveForm.tsx'
import { DigitField } from '../../design/forms/DigitField.tsx'
import { ResendCode } from '../../telephones/ResendCode.tsx'
import { type OnProven, useProof } from './useProof.ts'
import styles from './CreditAccount.module.css'

/** Longer than a number is, so that one with spaces or dashes can be pasted. */
const NUMBER_FIELD_MAX_CHARACTERS = 20

type ProofFormProps = Readonly<{
  /** Label of the submit button. */
  submit: string
  onProven: OnProven
}>

/** Form that proves a credit account for this session: its number with its PIN, or with a code by SMS. */
export function ProofForm({ submit, onProven }: ProofFormProps) {
  const { formatMessage } = useIntl()
  const form = useProof(onProven)
  const { step, isBusy, code } = form
  const codeField = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (step === 'code') codeField.current?.focus()
  }, [step])
  return (
    <LiveForm className={styles.form} onSubmit={form.submit}>
      <Refusals messages={form.refusals} />
      <DigitField
        kind="creditNumber"
        {...form.fieldOf('accountNumber')}
        label={formatMessage({ id: 'creditAccount.number' })}
        hint={formatMessage({ id: 'creditAccount.numberHint' })}
        autoComplete="off"
        maxLength={NUMBER_FIELD_MAX_CHARACTERS}
        onBlur={form.leaveNumber}
        required
      />
      {step === 'pin' ? (
        <DigitField
          kind="number"
          {...form.fieldOf('pin')}
          type="password"
          label={formatMessage({ id: 'creditAccount.pin' })}
          hint={formatMessage({ id: 'creditAccount.pinHint' })}
          autoComplete="off"
          maxLength={CREDIT_PIN_MAX_DIGITS}
          required
        />
      ) : null}
      <output className={styles.said}>{step === 'code' ? code.said : null}</output>
      {step === 'code' ? (
        <>
          <DigitField
            kind="number"
            {...form.fieldOf('code')}
            ref={codeField}
            label={formatMessage({ id: 'telephones.code' })}
            hint={formatMessage({ id: 'telephones.codeHint' })}
            autoComplete="one-time-code"
            maxLength={SMS_CODE_DIGITS}
            required
          />
          <DigitField
            kind="number"
            {...form.fieldOf('newPin')}
            type="password"
            label={formatMessage({ id: 'creditAccount.newPin' })}
            hint={formatMessage({ id: 'creditAccount.newPinHint' })}
            autoComplete="off"
            maxLength={CREDIT_PIN_MAX_DIGITS}
          />
        </>
      ) : null}
      <div className={styles.pair}>
        <Button type="submit" isBusy={isBusy}>
          <span>{step === 'send' ? formatMessage({ id: 'creditAccount.sendCode' }) : submit}</span>
        </Button>
        <Button variant="quiet" onClick={form.changeWay}>
          <FormattedMessage id={step === 'pin' ? 'creditAccount.codeWay' : 'creditAccount.pinWay'} />
        </Button>
      </div>
      {step === 'code' ? <ResendCode code={{ ...code, isSending: isBusy, refusal: null, send: form.resend }} /> : null}
    </LiveForm>
  )
}
