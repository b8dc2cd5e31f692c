import { useIntl } from 'react-intl'
import { EMAIL_MAX_CHARACTERS } from '@hogar/schema/validation/limits.ts'
import { TextField } from '../../design/forms/TextField.tsx'
import type { FieldProps } from './useAccountForm.ts'

type EmailFieldProps = Readonly<{
  field: FieldProps
  /** True for a new address that is not the account's sign-in name yet. */
  isNext?: boolean
}>

/** Field for an e-mail address that is used to sign in. */
export function EmailField({ field, isNext = false }: EmailFieldProps) {
  const intl = useIntl()
  return (
    <TextField
      {...field}
      type="email"
      inputMode="email"
      autoComplete={isNext ? 'email' : 'username'}
      autoCapitalize="none"
      spellCheck={false}
      maxLength={EMAIL_MAX_CHARACTERS}
      label={intl.formatMessage({ id: isNext ? 'customers.newEmail' : 'customers.email' })}
      required
    />
  )
}
