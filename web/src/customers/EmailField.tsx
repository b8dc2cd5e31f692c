import { useIntl } from 'react-intl'
import { EMAIL_MAX_CHARACTERS } from '@hogar/schema/validation/limits.ts'
import { TextField } from '../design/TextField.tsx'
import type { FieldProps } from './useAccountForm.ts'

/** An e-mail address, the name to sign in with. */
export function EmailField({ field }: Readonly<{ field: FieldProps }>) {
  const intl = useIntl()
  return (
    <TextField
      {...field}
      type="email"
      inputMode="email"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={EMAIL_MAX_CHARACTERS}
      label={intl.formatMessage({ id: 'customers.email' })}
      required
    />
  )
}
