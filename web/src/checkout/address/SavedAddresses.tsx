import { useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { RadioGroup } from '../../design/forms/RadioGroup.tsx'
import { ADDRESS_FIELDS, type AddressDraft } from './addressForm.ts'
import { AddressFields, type AddressFieldsProps } from './AddressFields.tsx'
import { type AddressBook, useSavedAddresses } from './useSavedAddresses.ts'

const OTHER = 'other'

/**
 * Choice among the addresses of the account, and the fields of another one. A chosen address fills the fields; they are
 * shown if it lacks something.
 */
export function SavedAddresses(props: AddressFieldsProps) {
  const { section } = props
  const book = useSavedAddresses(section)
  return book && book.addresses.length > 0 ? <Choice {...props} book={book} /> : <AddressFields {...props} />
}

function Choice({ book: { addresses, empty }, ...fields }: AddressFieldsProps & Readonly<{ book: AddressBook }>) {
  const { draft, onChange, errors } = fields
  const { formatMessage } = useIntl()
  const [picked, setPicked] = useState<string | null>(null)
  const typed = useRef(empty)
  const isHeld = (index: number) => isSame(addresses[index]?.draft, draft)
  const held = picked !== null && isHeld(Number(picked)) ? Number(picked) : addresses.findIndex((_, at) => isHeld(at))
  // A typed address that has become a saved one stays in its fields: they must not vanish while the shopper types.
  const selected = picked === OTHER || held < 0 ? OTHER : String(held)
  const choose = (value: string) => {
    if (selected === OTHER) typed.current = draft
    setPicked(value)
    onChange(addresses[Number(value)]?.draft ?? typed.current)
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
      {selected === OTHER || errors.hasErrors ? <AddressFields {...fields} /> : null}
    </>
  )
}

function isSame(saved: AddressDraft | undefined, draft: AddressDraft): boolean {
  return saved !== undefined && ADDRESS_FIELDS.every((field) => saved[field] === draft[field])
}
