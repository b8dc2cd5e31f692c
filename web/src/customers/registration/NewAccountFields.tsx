import { useIntl } from 'react-intl'
import type { AccountField } from './accountFaults.ts'
import { EmailField } from './EmailField.tsx'
import { NameFields } from './NameFields.tsx'
import { PasswordField } from '../password/PasswordField.tsx'
import type { FieldProps } from './useAccountForm.ts'

type NewAccountFieldsProps = Readonly<{ fieldOf: (name: AccountField) => FieldProps }>

/** Fields of a new account: names, e-mail address, and the password twice. */
export function NewAccountFields({ fieldOf }: NewAccountFieldsProps) {
  const intl = useIntl()
  return (
    <>
      <NameFields fieldOf={fieldOf} />
      <EmailField field={fieldOf('email')} />
      <PasswordField
        field={fieldOf('newPassword')}
        label={intl.formatMessage({ id: 'customers.password' })}
        autoComplete="new-password"
      />
      <PasswordField
        field={fieldOf('passwordAgain')}
        label={intl.formatMessage({ id: 'customers.passwordAgain' })}
        autoComplete="new-password"
        isRepeated
      />
    </>
  )
}
