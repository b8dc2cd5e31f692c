import { useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { RadioGroup } from '../../design/forms/RadioGroup.tsx'
import { ADDRESS_FIELDS } from './addressForm.ts'
import { AddressFields, type AddressFieldsProps } from './AddressFields.tsx'
import { InvoiceFields } from './InvoiceFields.tsx'
import { type AddressBook, useSavedAddresses } from './useSavedAddresses.ts'
import styles from '../CheckoutForm.module.css'

const OTHER = 'other'
/** Fields that the invoice does not add. */
const PLACE_FIELDS = ADDRESS_FIELDS.filter((field) => field !== 'company' && field !== 'taxId')

/**
 * Choice among the addresses of the account, and the fields of another one. A chosen address fills the fields; they are
 * shown if it lacks something. Company and tax number of an invoice are shown beside each choice, which keeps them if typed.
 */
export function SavedAddresses(props: AddressFieldsProps) {
  const { section } = props
  const book = useSavedAddresses(section)
  return book && book.addresses.length > 0 ? <Choice {...props} book={book} /> : <AddressFields {...props} />
}

function Choice({ book: { addresses, empty }, ...fields }: AddressFieldsProps & Readonly<{ book: AddressBook }>) {
  const { draft, onChange, errors, hasInvoice } = fields
  const { formatMessage } = useIntl()
  const [picked, setPicked] = useState<string | null>(null)
  const typed = useRef(empty)
  const compared = hasInvoice ? PLACE_FIELDS : ADDRESS_FIELDS
  const isHeld = (index: number) => compared.every((field) => addresses[index]?.draft[field] === draft[field])
  const held = picked !== null && isHeld(Number(picked)) ? Number(picked) : addresses.findIndex((_, at) => isHeld(at))
  // A typed address that has become a saved one stays in its fields: they must not vanish while the shopper types.
  const selected = picked === OTHER || held < 0 ? OTHER : String(held)
  const choose = (value: string) => {
    if (selected === OTHER) typed.current = draft
    setPicked(value)
    const { company, taxId } = draft
    const before = addresses[held]?.draft ?? empty
    const isInvoiceTyped = hasInvoice && (company !== before.company || taxId !== before.taxId)
    onChange({ ...(addresses[Number(value)]?.draft ?? typed.current), ...(isInvoiceTyped ? { company, taxId } : {}) })
  }
  return (
    <>
      <RadioGroup
        legend={formatMessage({ id: 'checkout.savedAddresses' })}
        value={selected}
        onChange={choose}
        options={[
          ...addresses.map(({ name, place }, at) => ({ value: String(at), label: name, description: place })),
          { value: OTHER, label: formatMessage({ id: 'checkout.otherAddress' }) },
        ]}
      />
      {selected === OTHER || errors.hasErrors ? (
        <AddressFields {...fields} />
      ) : hasInvoice ? (
        <div className={styles.grid}>
          <InvoiceFields {...fields} />
        </div>
      ) : null}
    </>
  )
}
