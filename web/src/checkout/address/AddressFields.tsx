import { useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { regionOfPostcode } from '@hogar/schema/regionOfPostcode.ts'
import { regionsOf } from '@hogar/schema/regions.ts'
import { ADDRESS_DIRECTIONS } from '@hogar/schema/validation/address.ts'
import { cleanPostcode } from '@hogar/schema/validation/cleanPostcode.ts'
import { POSTCODE_DIGITS } from '@hogar/schema/validation/limits.ts'
import { SelectField } from '../../design/forms/SelectField.tsx'
import { useStoreDefinition } from '../../routing/StoreContext.tsx'
import { AddressTextField } from './AddressTextField.tsx'
import { type AddressDraft, rowOf } from './addressForm.ts'
import { InvoiceFields } from './InvoiceFields.tsx'
import { exceptTyped, withPlace, withoutPlace } from './placeOfDraft.ts'
import { splitStreet } from './splitStreet.ts'
import type { FormErrors } from '../useFormErrors.ts'
import { TelephoneField } from '../contact/TelephoneField.tsx'
import { usePostalPlace } from './usePostalPlace.ts'
import styles from '../CheckoutForm.module.css'

export type AddressFieldsProps = Readonly<{
  draft: AddressDraft
  onChange: (part: Partial<AddressDraft>) => void
  errors: FormErrors
  /** Section token of the browser's `autocomplete` attribute. */
  section: 'shipping' | 'billing'
  /** True if the form also asks for company and tax number. */
  hasInvoice: boolean
}>

/** Fields of an address. The postal code comes first: it fills in or suggests region, town and suburb. */
export function AddressFields({ draft, onChange, errors, section, hasInvoice }: AddressFieldsProps) {
  const intl = useIntl()
  const { countryCode } = useStoreDefinition()
  const regions = regionsOf(countryCode)
  const field = { draft, errors, section, onChange }
  // Outside Mexico most people have one surname; a customer with a second one in the account sees both fields.
  const [hasTwoSurnames, setHasTwoSurnames] = useState(countryCode === 'MX')
  if (!hasTwoSurnames && draft.mothersName !== '') setHasTwoSurnames(true)
  // Does not complete an address that was stored before: the shopper may have left out the suburb on purpose.
  const isCodeTyped = useRef(false)
  const place = usePostalPlace(draft.postcode, (known) => {
    const filled = isCodeTyped.current ? exceptTyped(withPlace(draft, known), errors.idOf) : {}
    if (Object.keys(filled).length > 0) onChange(filled)
  })

  const changePostcode = (typed: string) => {
    const postcode = cleanPostcode(typed).replaceAll(/\D/g, '').slice(0, POSTCODE_DIGITS)
    if (postcode === draft.postcode) return
    isCodeTyped.current = true
    const regionBefore = place.regionCode ?? regionOfPostcode(draft.postcode, countryCode) ?? null
    const cleared = withoutPlace(draft, { ...place, regionCode: regionBefore })
    const region = regionOfPostcode(postcode, countryCode)
    // A Mexican postal code determines its state. A few Italian codes do not determine the province, so a chosen one
    // stays.
    const mayFillIn = countryCode === 'MX' || (cleared.regionCode ?? draft.regionCode) === ''
    onChange({ postcode, ...cleared, ...(region && mayFillIn ? { regionCode: region } : {}) })
  }
  const isPlaceUnknown = place.isKnown && place.cities.length === 0 && draft.city === ''
  const leaveStreet = () => {
    const split = draft.number.trim() === '' ? splitStreet(draft.street) : null
    if (split) onChange(split)
  }

  return (
    <div className={styles.grid}>
      <AddressTextField {...field} name="firstName" />
      <AddressTextField {...field} name="lastName" />
      {hasTwoSurnames ? <AddressTextField {...field} name="mothersName" /> : null}
      <AddressTextField
        {...field}
        name="postcode"
        digits="postcode"
        {...(regions.length > 0 ? {} : { width: 'half' })}
        onType={changePostcode}
      />
      {regions.length > 0 ? (
        <div className={styles.rest}>
          <SelectField
            id={errors.idOf('regionCode')}
            label={intl.formatMessage({ id: rowOf('regionCode').label })}
            autoComplete={`${section} ${rowOf('regionCode').autoComplete}`}
            required
            error={errors.errorOf('regionCode')}
            value={draft.regionCode}
            onChange={(event) => onChange({ regionCode: event.target.value })}
            onBlur={() => errors.leave('regionCode')}
          >
            <option value="">{intl.formatMessage({ id: 'checkout.chooseRegion' })}</option>
            {regions.map(({ code, name }) => (
              <option key={code} value={code}>
                {countryCode === 'IT' ? `${name} (${code})` : name}
              </option>
            ))}
          </SelectField>
        </div>
      ) : null}
      <AddressTextField
        {...field}
        name="city"
        {...(regions.length > 0 ? {} : { width: 'half' })}
        suggestions={place.cities.length > 1 ? place.cities : []}
        hint={isPlaceUnknown ? intl.formatMessage({ id: 'checkout.placeUnknown' }) : undefined}
      />
      <AddressTextField {...field} name="street" onLeave={leaveStreet} />
      <AddressTextField {...field} name="number" />
      <AddressTextField {...field} name="suburb" suggestions={place.suburbs} />
      {section === 'shipping'
        ? ADDRESS_DIRECTIONS.map((name) => <AddressTextField key={name} {...field} name={name} />)
        : null}
      <TelephoneField {...field} />
      {hasInvoice ? <InvoiceFields {...field} /> : null}
    </div>
  )
}
