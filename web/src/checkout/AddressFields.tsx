import { useState } from 'react'
import { useIntl } from 'react-intl'
import { regionsOf } from '@hogar/schema/regions.ts'
import { cleanPostcode } from '@hogar/schema/validation/cleanPostcode.ts'
import { POSTCODE_DIGITS } from '@hogar/schema/validation/limits.ts'
import { SelectField } from '../design/SelectField.tsx'
import { useStoreDefinition } from '../routing/StoreContext.tsx'
import { AddressTextField } from './AddressTextField.tsx'
import type { AddressDraft } from './checkoutDetails.ts'
import { cityOfPostcode, isCityOfSomePostcode } from './cityOfPostcode.ts'
import { regionOfPostcode } from './regionOfPostcode.ts'
import { splitStreet } from './splitStreet.ts'
import type { FormErrors } from './useFormErrors.ts'
import { useSuburbs } from './useSuburbs.ts'
import styles from './CheckoutForm.module.css'

type AddressFieldsProps = Readonly<{
  draft: AddressDraft
  onChange: (part: Partial<AddressDraft>) => void
  errors: FormErrors
  /** Which of the addresses a browser keeps. */
  section: 'shipping' | 'billing'
  /** Company and tax number as well. */
  hasInvoice: boolean
}>

/** The fields of an address. The postal code comes first: it fills in state and city, and suggests suburbs. */
export function AddressFields({ draft, onChange, errors, section, hasInvoice }: AddressFieldsProps) {
  const intl = useIntl()
  const { countryCode } = useStoreDefinition()
  const regions = regionsOf(countryCode)
  const field = { draft, errors, section, onChange }
  // Elsewhere people have one; whoever has said two in their account finds both.
  const [hasTwoSurnames, setHasTwoSurnames] = useState(countryCode === 'MX')
  if (!hasTwoSurnames && draft.mothersName !== '') setHasTwoSurnames(true)
  const suburbs = useSuburbs(draft.postcode)

  const changePostcode = (typed: string) => {
    const postcode = cleanPostcode(typed).replaceAll(/\D/g, '').slice(0, POSTCODE_DIGITS)
    const regionCode = regionOfPostcode(postcode, countryCode)
    const city = cityOfPostcode(postcode, countryCode)
    // What somebody has written of their city themselves stays.
    const mayFillIn = city !== undefined && isCityOfSomePostcode(draft.city)
    onChange({ postcode, ...(regionCode ? { regionCode } : {}), ...(mayFillIn ? { city } : {}) })
  }
  const leaveStreet = () => {
    const split = draft.number.trim() === '' ? splitStreet(draft.street) : null
    if (split) onChange(split)
  }

  return (
    <div className={styles.grid}>
      <AddressTextField {...field} name="firstName" autoComplete="given-name" width="half" />
      <AddressTextField {...field} name="lastName" autoComplete="family-name" width="half" />
      {hasTwoSurnames ? <AddressTextField {...field} name="mothersName" width="full" isOptional /> : null}
      <AddressTextField
        {...field}
        name="postcode"
        autoComplete="postal-code"
        inputMode="numeric"
        width={regions.length > 0 ? 'third' : 'half'}
        onType={changePostcode}
      />
      {regions.length > 0 ? (
        <div className={styles.rest}>
          <SelectField
            id={errors.idOf('regionCode')}
            label={intl.formatMessage({ id: 'checkout.region' })}
            autoComplete={`${section} address-level1`}
            required
            error={errors.errorOf('regionCode')}
            value={draft.regionCode}
            onChange={(event) => onChange({ regionCode: event.target.value })}
            onBlur={() => errors.leave('regionCode')}
          >
            <option value="">{intl.formatMessage({ id: 'checkout.chooseRegion' })}</option>
            {regions.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </SelectField>
        </div>
      ) : null}
      <AddressTextField
        {...field}
        name="city"
        autoComplete="address-level2"
        width={regions.length > 0 ? 'full' : 'half'}
      />
      <AddressTextField {...field} name="street" autoComplete="address-line1" width="twoThirds" onLeave={leaveStreet} />
      <AddressTextField {...field} name="number" width="third" />
      <AddressTextField
        {...field}
        name="suburb"
        autoComplete="address-line2"
        width="full"
        isOptional
        suggestions={suburbs}
      />
      {section === 'shipping' ? <AddressTextField {...field} name="crossStreet" width="full" isOptional /> : null}
      <AddressTextField {...field} name="telephone" autoComplete="tel" type="tel" inputMode="tel" width="full" />
      {hasInvoice ? (
        <>
          <AddressTextField {...field} name="company" autoComplete="organization" width="half" isOptional />
          <AddressTextField {...field} name="taxId" width="half" isOptional />
        </>
      ) : null}
    </div>
  )
}
