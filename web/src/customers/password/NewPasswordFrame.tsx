import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import type { AccountDraft } from '../registration/accountFaults.ts'
import { AccountFormFrame } from '../registration/AccountFormFrame.tsx'
import type { AccountForm } from '../registration/useAccountForm.ts'
import { PasswordField } from './PasswordField.tsx'

type NewPasswordFrameProps = Readonly<{
  form: AccountForm<AccountDraft>
  /** E-mail address of the account. */
  email: string
  /** Fields before the new password. */
  children?: ReactNode
}>

/** Form that asks for a new password twice. */
export function NewPasswordFrame({ form, email, children }: NewPasswordFrameProps) {
  const intl = useIntl()
  return (
    <AccountFormFrame form={form} submit={intl.formatMessage({ id: 'customers.savePassword' })}>
      {/* Associates the password with its account in password managers. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      {children}
      <PasswordField
        field={form.fieldOf('newPassword')}
        label={intl.formatMessage({ id: 'customers.newPassword' })}
        autoComplete="new-password"
      />
      <PasswordField
        field={form.fieldOf('passwordAgain')}
        label={intl.formatMessage({ id: 'customers.passwordAgain' })}
        autoComplete="new-password"
        isRepeated
      />
    </AccountFormFrame>
  )
}
