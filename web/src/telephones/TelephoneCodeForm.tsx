import { useEffect, useRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { SMS_CODE_DIGITS } from '@hogar/schema/validation/limits.ts'
import { Button } from '../design/Button.tsx'
import { DigitField } from '../design/forms/DigitField.tsx'
import { ResendCode } from './ResendCode.tsx'
import { useCodeForm } from './useCodeForm.ts'
import type { TelephoneCode } from './useTelephoneCode.ts'
import styles from './TelephoneConfirmation.module.css'

type Props = Readonly<{
  id: string
  addressId: string
  /** Last digits of the number; the others are hidden from onlookers. */
  lastDigits: string
  code: TelephoneCode
  onClose: () => void
}>

/** Form for the code of an SMS. Focuses its field as soon as a code was sent. */
export function TelephoneCodeForm({ id, addressId, lastDigits, code, onClose }: Props) {
  const intl = useIntl()
  const field = useRef<HTMLInputElement>(null)
  const { isSent, isSending, refusal } = code
  const form = useCodeForm(addressId, () => {
    field.current?.focus()
    field.current?.select()
  })
  useEffect(() => {
    if (isSent && !isSending) field.current?.focus()
  }, [isSent, isSending])
  return (
    <form
      id={id}
      className={styles.form}
      aria-label={intl.formatMessage({ id: 'telephones.form' })}
      onSubmit={form.submit}
      noValidate
    >
      <output className={styles.said}>
        {isSending ? (
          <FormattedMessage tagName="span" id="telephones.sending" />
        ) : isSent && refusal === null ? (
          <FormattedMessage tagName="span" id="telephones.sentTo" values={{ digits: lastDigits }} />
        ) : null}
      </output>
      {refusal === null ? null : (
        <p role="alert" className={styles.refusal}>
          {refusal}
        </p>
      )}
      {isSent ? (
        <DigitField
          kind="number"
          ref={field}
          label={intl.formatMessage({ id: 'telephones.code' })}
          hint={intl.formatMessage({ id: 'telephones.codeHint' })}
          error={form.error}
          className={styles.code}
          autoComplete="one-time-code"
          maxLength={SMS_CODE_DIGITS}
          value={form.code}
          onChange={({ target }) => form.change(target.value)}
        />
      ) : null}
      <div className={styles.ways}>
        {isSent ? (
          <Button type="submit" isBusy={form.isBusy}>
            <FormattedMessage id="telephones.submit" />
          </Button>
        ) : null}
        <Button variant="secondary" onClick={onClose}>
          <FormattedMessage id="telephones.cancel" />
        </Button>
      </div>
      <ResendCode code={code} />
    </form>
  )
}
