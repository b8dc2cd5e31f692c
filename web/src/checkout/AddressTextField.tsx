import { useId } from 'react'
import { useIntl } from 'react-intl'
import { TextField } from '../design/TextField.tsx'
import { useStoreDefinition } from '../routing/StoreContext.tsx'
import type { AddressDraft, AddressField } from './checkoutDetails.ts'
import type { FormErrors } from './useFormErrors.ts'
import styles from './CheckoutForm.module.css'

type AddressTextFieldProps = Readonly<{
  name: Exclude<AddressField, 'regionCode'>
  draft: AddressDraft
  errors: FormErrors
  section: 'shipping' | 'billing'
  onChange: (part: Partial<AddressDraft>) => void
  width: 'full' | 'half' | 'third' | 'twoThirds'
  autoComplete?: string
  inputMode?: 'numeric' | 'tel'
  type?: 'tel'
  isOptional?: boolean
  /** What may be meant; anything else can be typed as well. */
  suggestions?: readonly string[]
  /** What typing does, when it is more than taking the text. */
  onType?: (text: string) => void
  onLeave?: () => void
}>

const LABELS = {
  firstName: 'checkout.firstName',
  lastName: 'checkout.lastName',
  mothersName: 'checkout.mothersName',
  street: 'checkout.street',
  number: 'checkout.number',
  suburb: 'checkout.suburb',
  postcode: 'checkout.postcode',
  city: 'checkout.city',
  telephone: 'checkout.telephone',
  company: 'checkout.company',
  taxId: 'checkout.taxId',
  crossStreet: 'checkout.crossStreet',
} as const

/** One field of an address, with its label, its error and the browser's own memory. */
export function AddressTextField({ name, draft, errors, section, onChange, ...field }: AddressTextFieldProps) {
  const { width, autoComplete, inputMode, type = 'text', isOptional = false, suggestions = [], onType, onLeave } = field
  const listId = useId()
  const intl = useIntl()
  const { countryCode } = useStoreDefinition()
  const label = intl.formatMessage({ id: LABELS[name] }, { country: countryCode })
  return (
    <div className={styles[width]}>
      <TextField
        id={errors.idOf(name)}
        type={type}
        inputMode={inputMode}
        autoComplete={autoComplete ? `${section} ${autoComplete}` : 'off'}
        required={!isOptional}
        list={suggestions.length > 0 ? listId : undefined}
        label={isOptional ? intl.formatMessage({ id: 'checkout.optional' }, { label }) : label}
        error={errors.errorOf(name)}
        value={draft[name]}
        onChange={(event) => (onType ? onType(event.target.value) : onChange({ [name]: event.target.value }))}
        onBlur={() => {
          errors.leave(name)
          onLeave?.()
        }}
      />
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
