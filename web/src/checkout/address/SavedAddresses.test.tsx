import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import { storeSignedInName } from '../../customers/signedInName.ts'
import { renderWithRelay } from '../../testing/renderWithRelay.tsx'
import { EMPTY_DETAILS } from '../checkoutDetails.ts'
import { useFormErrors } from '../useFormErrors.ts'
import type { AddressDraft } from './addressForm.ts'
import { readAddress } from './readAddress.ts'
import { SavedAddresses } from './SavedAddresses.tsx'

const HOME = {
  countryCode: 'MX',
  firstName: 'Ana',
  lastName: 'López',
  mothersName: null,
  street: ['Av. Juárez 12', 'Centro'],
  postcode: '44100',
  city: 'Guadalajara',
  region: 'Jalisco',
  regionCode: 'JAL',
  telephone: '3312345678',
  company: null,
  taxId: null,
  crossStreet: null,
  isDefaultShipping: false,
  isDefaultBilling: false,
}
const WORK = { ...HOME, street: ['Reforma 222'], postcode: '06600', city: 'Cuauhtémoc', region: 'Ciudad de México' }
const ADDRESSES = [HOME, { ...WORK, regionCode: 'CMX', isDefaultShipping: true }, { ...HOME, countryCode: 'DE' }]
const CUSTOMER = { email: 'ana@example.com', firstName: 'Ana', lastName: 'López', mothersName: 'Ruiz', company: null }

afterEach(() => storeSignedInName('hogar', null))

type StepProps = Readonly<{ start: AddressDraft; onDraft: (draft: AddressDraft) => void; isBilling: boolean }>

function Step({ start, onDraft, isBilling }: StepProps) {
  const [draft, setDraft] = useState(start)
  onDraft(draft)
  const read = readAddress(draft, 'MX')
  const errors = useFormErrors(read.isValid ? {} : read.faults)
  const change = (part: Partial<AddressDraft>) => setDraft({ ...draft, ...part })
  const section = isBilling ? 'billing' : 'shipping'
  return <SavedAddresses draft={draft} onChange={change} errors={errors} section={section} hasInvoice={isBilling} />
}

async function open(addresses: readonly object[], start = EMPTY_DETAILS.address, isBilling = false) {
  let draft = start
  const customer = { ...CUSTOMER, buysForCompany: false, addresses }
  await renderWithRelay(<Step start={start} onDraft={(given) => (draft = given)} isBilling={isBilling} />, {
    mockResolvers: { Viewer: () => ({ customer }), PostalPlace: () => ({ cities: [], suburbs: [] }) },
    answered: 3,
  })
  return () => draft
}

const radios = () =>
  within(screen.getByRole('group', { name: 'Tus direcciones' })).getAllByRole<HTMLInputElement>('radio')

it('offers the addresses of the account in this country, the default first, and another one', async () => {
  storeSignedInName('hogar', 'Ana')
  const draft = await open(ADDRESSES)
  expect(radios().map(({ labels }) => labels?.[0]?.textContent)).toEqual([
    expect.stringMatching(/^Ana LópezReforma 222, 06600 Cuauhtémoc/),
    expect.stringMatching(/^Ana LópezAv\. Juárez 12, Centro, 44100 Guadalajara/),
    'Otra dirección',
  ])
  expect(radios().map(({ checked }) => checked)).toEqual([false, false, true])
  await userEvent.click(radios()[0]!)
  expect(draft()).toMatchObject({ street: 'Reforma', number: '222', postcode: '06600', regionCode: 'CMX' })
  expect(screen.queryByLabelText('Código postal')).toBeNull()
  await userEvent.keyboard('{ArrowDown}')
  expect(draft()).toMatchObject({ street: 'Av. Juárez', number: '12', suburb: 'Centro', regionCode: 'JAL' })
  expect(radios()[1]!.checked).toBe(true)
})

it('keeps what was typed for another address while a saved one is looked at', async () => {
  storeSignedInName('hogar', 'Ana')
  const typed = { ...EMPTY_DETAILS.address, firstName: 'Eva', street: 'Insurgentes' }
  const draft = await open(ADDRESSES, typed)
  await userEvent.click(radios()[1]!)
  await userEvent.click(radios()[2]!)
  expect(draft()).toEqual(typed)
  expect(screen.getByLabelText<HTMLInputElement>('Calle').value).toBe('Insurgentes')
})

it('starts another address with the names of the customer, and stays at it while it becomes a saved one', async () => {
  storeSignedInName('hogar', 'Ana')
  const home = {
    ...EMPTY_DETAILS.address,
    firstName: 'Ana',
    lastName: 'López',
    street: 'Av. Juárez',
    number: '12',
    suburb: 'Centro',
    postcode: '44100',
    city: 'Guadalajara',
    regionCode: 'JAL',
    telephone: '3312345678',
  }
  const draft = await open(ADDRESSES, home)
  expect(radios()[1]!.checked).toBe(true)
  await userEvent.click(radios()[2]!)
  expect(draft()).toEqual({ ...EMPTY_DETAILS.address, firstName: 'Ana', lastName: 'López', mothersName: 'Ruiz' })
  expect(screen.getByLabelText('Código postal')).toBeDefined()
})

it('shows the fields of a saved address that lacks something', async () => {
  storeSignedInName('hogar', 'Ana')
  await open([{ ...HOME, telephone: null }])
  await userEvent.click(radios()[0]!)
  expect(radios()[0]!.checked).toBe(true)
  expect(screen.getByLabelText<HTMLInputElement>('Teléfono').value).toBe('')
})

it('asks for company and tax number of an invoice beside a saved address, and keeps what was typed there', async () => {
  storeSignedInName('hogar', 'Ana')
  const draft = await open([{ ...HOME, taxId: 'LOPA800101AB1' }, WORK], EMPTY_DETAILS.address, true)
  await userEvent.click(radios()[0]!)
  expect(screen.getByLabelText<HTMLInputElement>(/^RFC/).value).toBe('LOPA800101AB1')
  expect(screen.queryByLabelText('Código postal')).toBeNull()
  await userEvent.click(radios()[1]!)
  expect(draft()).toMatchObject({ street: 'Reforma', taxId: '' })
  await userEvent.type(screen.getByLabelText(/^RFC/), 'XAXX010101000')
  expect(radios()[1]!.checked).toBe(true)
  await userEvent.click(radios()[0]!)
  expect(radios()[0]!.checked).toBe(true)
  expect(draft()).toMatchObject({ street: 'Av. Juárez', taxId: 'XAXX010101000' })
})

it('shows a guest the fields alone', async () => {
  await open(ADDRESSES)
  expect(screen.queryByRole('radio')).toBeNull()
  expect(screen.getByLabelText('Código postal')).toBeDefined()
})
