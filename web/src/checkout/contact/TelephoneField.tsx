import { isTelephoneRequired } from '@hogar/schema/validation/address.ts'
import { useStoreDefinition } from '../../routing/StoreContext.tsx'
import { AddressTextField, type AddressTextFieldProps } from '../address/AddressTextField.tsx'

type TelephoneFieldProps = Pick<AddressTextFieldProps, 'draft' | 'errors' | 'section' | 'onChange'>

/** Telephone field of an address; optional where the country's rules allow it. */
export function TelephoneField(field: TelephoneFieldProps) {
  const { countryCode } = useStoreDefinition()
  const isOptional = !isTelephoneRequired(countryCode)
  return <AddressTextField {...field} name="telephone" digits="telephone" isOptional={isOptional} />
}
