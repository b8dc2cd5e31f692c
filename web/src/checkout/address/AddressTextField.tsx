import { type ChangeEvent, useId } from 'react'
import { useIntl } from 'react-intl'
import type { DigitKind } from '@hogar/schema/validation/numbers/typedDigits.ts'
import { DigitField } from '../../design/forms/DigitField.tsx'
import { TextField } from '../../design/forms/TextField.tsx'
import { useStoreDefinition } from '../../routing/StoreContext.tsx'
import type { FormErrors } from '../useFormErrors.ts'
import { type AddressDraft, type AddressField, rowOf } from './addressForm.ts'
import styles from '../CheckoutForm.module.css'

export type AddressTextFieldProps = Readonly<{
  name: Exclude<AddressField, 'regionCode'>
  draft: AddressDraft
  errors: FormErrors
  section: 'shipping' | 'billing'
  onChange: (part: Partial<AddressDraft>) => void
  /** Default: as the form's table says. */
  width?: 'full' | 'half' | 'third' | 'twoThirds'
  /** Kind of a field that takes digits only. */
  digits?: DigitKind
  isOptional?: boolean
  hint?: string | undefined
  /** Values offered in a list; the field accepts any other text. */
  suggestions?: readonly string[]
  /** Replaces the default change handler, which only stores the text. */
  onType?: (text: string) => void
  onLeave?: () => void
}>

/** Text field of an address with its label, error and `autocomplete` attribute. */
export function AddressTextField({ name, draft, errors, section, onChange, ...field }: AddressTextFieldProps) {
  const { label: labelId, autoComplete, ...row } = rowOf(name)
  const { width = row.width, isOptional = row.isOptional ?? false } = field
  const { digits, hint, suggestions = [], onType, onLeave } = field
  const listId = useId()
  const intl = useIntl()
  const { countryCode } = useStoreDefinition()
  const label = intl.formatMessage({ id: labelId }, { country: countryCode })
  const input = {
    id: errors.idOf(name),
    autoComplete: autoComplete ? `${section} ${autoComplete}` : 'off',
    required: !isOptional,
    list: suggestions.length > 0 ? listId : undefined,
    label: isOptional ? intl.formatMessage({ id: 'checkout.optional' }, { label }) : label,
    hint,
    error: errors.errorOf(name),
    value: draft[name],
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) =>
      onType ? onType(target.value) : onChange({ [name]: target.value }),
    onBlur: () => {
      errors.leave(name)
      onLeave?.()
    },
  }
  return (
    <div className={styles[width]}>
      {digits ? <DigitField kind={digits} {...input} /> : <TextField type="text" {...input} />}
      {suggestions.length > 0 ? (
        <datalist id={listId}>
          {suggestions.map((text) => (
            <option key={text}>{text}</option>
          ))}
        </datalist>
      ) : null}
    </div>
  )
}
