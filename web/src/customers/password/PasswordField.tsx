import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { PASSWORD_MAX_CHARACTERS } from '@hogar/schema/validation/limits.ts'
import { TextField } from '../../design/forms/TextField.tsx'
import type { FieldProps } from '../registration/useAccountForm.ts'
import styles from './PasswordField.module.css'

type PasswordFieldProps = Readonly<{
  field: FieldProps
  label: string
  /** `new-password` shows the password rules and lets password managers generate one. */
  autoComplete: 'current-password' | 'new-password'
  /** True for the repeated password: the rules are shown at the first one. */
  isRepeated?: boolean
}>

/** Password field with a button that reveals the text. */
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
