import { useIntl } from 'react-intl'
import { NAME_MAX_CHARACTERS } from '@hogar/schema/validation/limits.ts'
import { TextField } from '../../design/forms/TextField.tsx'
import type { AccountField } from './accountFaults.ts'
import type { FieldProps } from './useAccountForm.ts'

type NameFieldsProps = Readonly<{ fieldOf: (name: AccountField) => FieldProps }>

/** Fields for first names and first surname. */
export function NameFields({ fieldOf }: NameFieldsProps) {
  const intl = useIntl()
  return (
    <>
      <TextField
        {...fieldOf('firstName')}
        autoComplete="given-name"
        maxLength={NAME_MAX_CHARACTERS}
        label={intl.formatMessage({ id: 'customers.firstName' })}
        required
      />
      <TextField
        {...fieldOf('lastName')}
        autoComplete="family-name"
        maxLength={NAME_MAX_CHARACTERS}
        label={intl.formatMessage({ id: 'customers.lastName' })}
        required
      />
    </>
  )
}
