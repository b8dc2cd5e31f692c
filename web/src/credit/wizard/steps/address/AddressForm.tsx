import { useId } from 'react'
import { useIntl } from 'react-intl'
import { CREDIT_ADDRESS_MAX_CHARACTERS, POSTCODE_TYPED_MAX_CHARACTERS } from '@hogar/schema/validation/limits.ts'
import type { useAnswer_application$key } from '../../../../__generated__/useAnswer_application.graphql'
import { SelectField } from '../../../../design/forms/SelectField.tsx'
import { DigitField } from '../../../../design/forms/DigitField.tsx'
import { TextField } from '../../../../design/forms/TextField.tsx'
import { VisuallyHidden } from '../../../../design/VisuallyHidden.tsx'
import { StepForm } from '../StepForm.tsx'
import type { AddressDraft } from './addressFaults.ts'
import { useAddressForm } from './useAddressForm.ts'
import styles from '../../Wizard.module.css'

type AddressFormProps = Readonly<{
  application: useAnswer_application$key
  initial: AddressDraft
  /** Answers to how long the applicant has lived there. */
  ages: readonly Readonly<{ value: string; label: string }>[]
  onDone: () => void
}>

/** Form of an address. The postal code comes first: it shows whether the store lends there, and fills in its place. */
export function AddressForm({ application, initial, ages, onDone }: AddressFormProps) {
  const { formatMessage } = useIntl()
  const { form, coverage, typePostcode } = useAddressForm(application, initial, onDone)
  const listId = useId()
  const postcode = form.fieldOf('postcode')
  const notCovered =
    coverage.isCovered === false
      ? formatMessage({ id: 'creditWizard.notCovered' }, { postcode: form.draft.postcode })
      : undefined
  const line = { maxLength: CREDIT_ADDRESS_MAX_CHARACTERS }
  return (
    <StepForm form={form}>
      <div className={styles.noted}>
        <DigitField
          kind="postcode"
          {...postcode}
          error={notCovered ?? postcode.error}
          onChange={({ target }) => typePostcode(target.value)}
          label={formatMessage({ id: 'checkout.postcode' })}
          autoComplete="postal-code"
          maxLength={POSTCODE_TYPED_MAX_CHARACTERS}
          required
        />
        <output className={styles.note}>
          {/* A refused form says it beside the field and in its summary, which has the focus. */}
          {notCovered === undefined || form.attempt > 0 ? null : <VisuallyHidden>{notCovered}</VisuallyHidden>}
          {coverage.state === null ? null : (
            <span>{formatMessage({ id: 'creditWizard.state' }, { state: coverage.state })}</span>
          )}
        </output>
      </div>
      <TextField
        {...form.fieldOf('municipality')}
        {...line}
        label={formatMessage({ id: 'creditWizard.municipality' })}
        autoComplete="address-level2"
        required
      />
      <TextField
        {...form.fieldOf('suburb')}
        {...line}
        label={formatMessage({ id: 'creditWizard.suburb' })}
        list={coverage.suburbs.length > 0 ? listId : undefined}
        autoComplete="address-level3"
        required
      />
      <datalist id={listId}>
        {coverage.suburbs.map((suburb) => (
          <option key={suburb}>{suburb}</option>
        ))}
      </datalist>
      <TextField
        {...form.fieldOf('street')}
        {...line}
        label={formatMessage({ id: 'checkout.street' })}
        autoComplete="address-line1"
        required
      />
      <div className={styles.fields}>
        <TextField
          {...form.fieldOf('number')}
          {...line}
          label={formatMessage({ id: 'checkout.number' })}
          autoComplete="off"
          required
        />
        <TextField
          {...form.fieldOf('interior')}
          {...line}
          label={formatMessage({ id: 'creditWizard.interior' })}
          autoComplete="off"
        />
      </div>
      <TextField
        {...form.fieldOf('crossStreet')}
        {...line}
        label={formatMessage({ id: 'creditWizard.crossStreet' })}
        autoComplete="off"
      />
      <SelectField {...form.fieldOf('age')} label={formatMessage({ id: 'creditWizard.age' })} required>
        <option value="">{formatMessage({ id: 'creditWizard.choose' })}</option>
        {ages.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
    </StepForm>
  )
}
