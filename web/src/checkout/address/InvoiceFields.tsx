import { AddressTextField, type AddressTextFieldProps } from './AddressTextField.tsx'

/** Fields of a billing address that the invoice needs: company and tax number. */
export function InvoiceFields(field: Pick<AddressTextFieldProps, 'draft' | 'errors' | 'section' | 'onChange'>) {
  return (
    <>
      <AddressTextField {...field} name="company" />
      <AddressTextField {...field} name="taxId" />
    </>
  )
}
