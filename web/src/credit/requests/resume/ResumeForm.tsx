import { useEffect, useRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { SMS_CODE_DIGITS } from '@hogar/schema/validation/limits.ts'
import { Refusals } from '../../../checkout/Refusals.tsx'
import { Button } from '../../../design/Button.tsx'
import { LiveForm } from '../../../design/forms/LiveForm.tsx'
import { DigitField } from '../../../design/forms/DigitField.tsx'
import { TextField } from '../../../design/forms/TextField.tsx'
import { ResendCode } from '../../../telephones/ResendCode.tsx'
import { useResume } from './useResume.ts'
import styles from '../CreditRequest.module.css'

/** Longer than a number is, so that one with spaces can be pasted. */
const NUMBER_FIELD_MAX_CHARACTERS = 64
const TELEPHONE_END_DIGITS = 4

/** Form that opens an application on this device by its number, the end of its telephone and the code of an SMS. */
export function ResumeForm({ onOpen }: Readonly<{ onOpen: () => void }>) {
  const { formatMessage } = useIntl()
  const form = useResume(onOpen)
  const { step, isBusy, code } = form
  const codeField = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (step === 'code') codeField.current?.focus()
  }, [step])
  return (
    <LiveForm className={styles.form} onSubmit={form.submit}>
      <Refusals messages={form.refusals} />
      <TextField
        {...form.fieldOf('number')}
        label={formatMessage({ id: 'creditRequests.number' })}
        hint={formatMessage({ id: 'creditRequests.numberHint' })}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={NUMBER_FIELD_MAX_CHARACTERS}
        required
      />
      <DigitField
        kind="number"
        {...form.fieldOf('telephoneEnd')}
        label={formatMessage({ id: 'creditRequests.telephoneEnd' })}
        hint={formatMessage({ id: 'creditRequests.telephoneEndHint' })}
        autoComplete="off"
        maxLength={TELEPHONE_END_DIGITS}
        required
      />
      <output className={styles.said}>
        {step === 'code' ? formatMessage({ id: 'creditRequests.codeSent' }, { digits: form.telephoneEnd }) : null}
      </output>
      {step === 'code' ? (
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
      ) : null}
      <div className={styles.ways}>
        <Button type="submit" isBusy={isBusy}>
          <FormattedMessage id={step === 'name' ? 'creditRequests.sendCode' : 'creditRequests.open'} />
        </Button>
      </div>
      {step === 'code' ? <ResendCode code={code} /> : null}
    </LiveForm>
  )
}
