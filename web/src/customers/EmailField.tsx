import { useIntl } from 'react-intl'
import { EMAIL_MAX_CHARACTERS } from '@hogar/schema/validation/limits.ts'
import { TextField } from '../design/TextField.tsx'
import type { FieldProps } from './useAccountForm.ts'

type EmailFieldProps = Readonly<{
  field: FieldProps
  /** True for an address that the account does not have yet. */
  isNext?: boolean
}>

/** An e-mail address, the name to sign in with. */
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
