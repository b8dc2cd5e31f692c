import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { PASSWORD_MAX_CHARACTERS } from '@hogar/schema/validation/limits.ts'
import { TextField } from '../design/TextField.tsx'
import type { FieldProps } from './useAccountForm.ts'
import styles from './PasswordField.module.css'

type PasswordFieldProps = Readonly<{
  field: FieldProps
  label: string
  /** `new-password` shows the rules for one, and lets password managers make one. */
  autoComplete: 'current-password' | 'new-password'
  /** True for the second time that it is asked for: the rules stand above. */
  isRepeated?: boolean
}>

/** A password, with a way to see what was typed. */
export function PasswordField({ field, label, autoComplete, isRepeated = false }: PasswordFieldProps) {
  const intl = useIntl()
  const [isShown, setIsShown] = useState(false)
  return (
    <div className={styles.frame}>
      <TextField
        {...field}
        type={isShown ? 'text' : 'password'}
        label={label}
        hint={
          autoComplete === 'new-password' && !isRepeated
            ? intl.formatMessage({ id: 'customers.passwordRules' })
            : undefined
        }
        autoComplete={autoComplete}
        autoCapitalize="none"
        spellCheck={false}
        maxLength={PASSWORD_MAX_CHARACTERS}
        required
      />
      <button
        type="button"
        className={styles.show}
        aria-pressed={isShown}
        aria-label={intl.formatMessage({ id: 'customers.showNamed' }, { label })}
        onClick={() => setIsShown(!isShown)}
      >
        {isShown ? <FormattedMessage id="customers.hide" /> : <FormattedMessage id="customers.show" />}
      </button>
    </div>
  )
}
