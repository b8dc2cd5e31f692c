import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { STORES } from '@hogar/schema/stores.ts'
import { renderWithRelay } from '../../testing/renderWithRelay.tsx'
import { AddressFields } from './AddressFields.tsx'
import { EMPTY_DETAILS } from '../checkoutDetails.ts'
import type { AddressDraft } from './addressForm.ts'
import type { FormErrors } from '../useFormErrors.ts'

const NO_ERRORS: FormErrors = {
  idOf: (field) => field,
  errorOf: () => undefined,
  leave: () => undefined,
  refuse: () => undefined,
  summary: [],
  hasErrors: false,
  attempt: 0,
}

type FormProps = Readonly<{ section?: 'shipping' | 'billing'; mothersName?: string; kept?: Partial<AddressDraft> }>

function Form({ section = 'shipping', mothersName = '', kept }: FormProps) {
  const [draft, setDraft] = useState({ ...EMPTY_DETAILS.address, mothersName, ...kept })
  return (
    <AddressFields
      draft={draft}
      onChange={(part) => setDraft({ ...draft, ...part })}
      errors={NO_ERRORS}
      section={section}
      hasInvoice={false}
    />
  )
}

async function open(storeCode = 'hogar', mothersName = '', kept: Partial<AddressDraft> = {}) {
  const store = STORES.find(({ code }) => code === storeCode)!
  const { environment, unmount } = await renderWithRelay(<Form mothersName={mothersName} kept={kept} />, {
    store,
    answered: 0,
  })
  const asked = () => environment.mock.getAllOperations()
  return { environment, asked, unmount }
}

type Place = Readonly<{ regionCode?: string | null; cities?: readonly string[]; suburbs?: readonly string[] }>

function answer({ environment, asked }: Awaited<ReturnType<typeof open>>, place: Place) {
  const postalPlace = { regionCode: null, cities: [], suburbs: [], ...place }
  act(() => environment.mock.resolve(asked().at(-1)!, { data: { postalPlace } }))
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const suggested = (label: string) => [...(field(label).list?.options ?? [])].map(({ value }) => value)

it('suggests the suburbs of a postal code, of that code alone, and takes any other', async () => {
  const page = await open()
  const { environment, asked } = page
  const postcode = field('Código postal')
  const suburb = field('Colonia (opcional)')
  await userEvent.type(postcode, '0310')
  expect(asked()).toEqual([])
  await userEvent.type(postcode, '0')
  const [operation] = asked()
  expect(operation?.request.node.params.name).toBe('usePostalPlaceQuery')
  expect(operation?.request.variables).toEqual({ postcode: '03100' })
  const suburbs = ['Del Valle Centro', 'Insurgentes San Borja']
  answer(page, { suburbs })
  expect(suggested('Colonia (opcional)')).toEqual(suburbs)
  expect(suburb.value).toBe('')
  await userEvent.type(suburb, 'Otra')
  expect(suburb.value).toBe('Otra')
  await userEvent.type(postcode, '{Backspace}')
  expect(suggested('Colonia (opcional)')).toEqual([])
  await userEvent.type(postcode, '1')
  act(() => environment.mock.reject(asked().at(-1)!, new Error('down')))
  expect(suggested('Colonia (opcional)')).toEqual([])
  expect(suburb.value).toBe('Otra')
})

it('fills in state, city and the only suburb, and clears them for another code', async () => {
  const page = await open()
  const postcode = field('Código postal')
  await userEvent.type(postcode, '06700')
  expect(field('Estado').value).toBe('CMX')
  answer(page, { regionCode: 'CMX', cities: ['Cuauhtémoc'], suburbs: ['Roma Norte'] })
  expect([field('Ciudad o municipio').value, field('Colonia (opcional)').value]).toEqual(['Cuauhtémoc', 'Roma Norte'])
  await userEvent.clear(postcode)
  await userEvent.type(postcode, '99999')
  answer(page, { regionCode: 'ZAC' })
  expect(field('Estado').value).toBe('ZAC')
  expect([field('Ciudad o municipio').value, field('Colonia (opcional)').value]).toEqual(['', ''])
  const description = 'No tenemos la ciudad de este código postal: escríbela tú.'
  expect(screen.getByRole('textbox', { name: 'Ciudad o municipio', description })).toBeTruthy()
})

it('keeps what the shopper wrote of the place herself when the code changes', async () => {
  const page = await open()
  await userEvent.type(field('Ciudad o municipio'), 'San Ángel')
  await userEvent.type(field('Colonia (opcional)'), 'Tizapán')
  await userEvent.type(field('Código postal'), '06700')
  answer(page, { regionCode: 'CMX', cities: ['Cuauhtémoc'], suburbs: ['Roma Norte'] })
  await userEvent.type(field('Código postal'), '{Backspace}1')
  answer(page, { regionCode: 'CMX' })
  expect([field('Ciudad o municipio').value, field('Colonia (opcional)').value]).toEqual(['San Ángel', 'Tizapán'])
})

it('fills in the town of a German code, and suggests the towns that share one', async () => {
  const page = await open('de')
  await userEvent.type(field('Postleitzahl'), '10115')
  answer(page, { cities: ['Berlin'] })
  expect(field('Ort').value).toBe('Berlin')
  await userEvent.clear(field('Postleitzahl'))
  await userEvent.type(field('Postleitzahl'), '99998')
  expect(field('Ort').value).toBe('')
  answer(page, { cities: ['Körner', 'Mühlhausen'] })
  expect(field('Ort').value).toBe('')
  expect(suggested('Ort')).toEqual(['Körner', 'Mühlhausen'])
})

it('fills in province and town of an Italian code, and leaves a province that was chosen', async () => {
  const page = await open('it')
  const province = screen.getByLabelText<HTMLSelectElement>('Provincia')
  expect(province.options).toHaveLength(108)
  await userEvent.type(field('CAP'), '40125')
  expect(province.selectedOptions[0]?.textContent).toBe('Bologna (BO)')
  answer(page, { regionCode: 'BO', cities: ['Bologna'] })
  expect(field('Città').value).toBe('Bologna')
  await userEvent.selectOptions(province, 'MO')
  await userEvent.type(field('CAP'), '{Backspace}6')
  expect(province.value).toBe('MO')
})

it('leaves an address that was there before as it is', async () => {
  const environment = await open('hogar', '', { postcode: '06700', regionCode: 'CMX', city: 'Cuauhtémoc' })
  answer(environment, { regionCode: 'CMX', cities: ['Cuauhtémoc'], suburbs: ['Roma Norte'] })
  expect(field('Colonia (opcional)').value).toBe('')
})

it('asks, where something is to be brought, between which streets it is', async () => {
  await open()
  const field = screen.getByLabelText<HTMLInputElement>('Entre calles o referencias (opcional)')
  await userEvent.type(field, 'Hidalgo y Morelos')
  expect(field.value).toBe('Hidalgo y Morelos')
  expect(field.required).toBe(false)
})

it('asks in Mexico for both surnames, one of which may be left out', async () => {
  await open()
  expect(screen.getByLabelText<HTMLInputElement>('Apellido paterno').required).toBe(true)
  const field = screen.getByLabelText<HTMLInputElement>('Apellido materno (opcional)')
  expect(field.required).toBe(false)
  await userEvent.type(field, 'Núñez')
  expect(field.value).toBe('Núñez')
})

it('asks elsewhere for one surname, unless a second is stored, which may be cleared', async () => {
  const { unmount } = await open('de')
  expect(screen.getByLabelText('Nachname')).toBeTruthy()
  expect(screen.queryByLabelText(/Zweiter Nachname/)).toBeNull()
  unmount()
  await open('de', 'Núñez')
  const field = screen.getByLabelText<HTMLInputElement>('Zweiter Nachname (optional)')
  await userEvent.clear(field)
  expect(document.activeElement).toBe(field)
})

it('does not ask for cross streets in a billing address', async () => {
  await renderWithRelay(<Form section="billing" />, { answered: 0 })
  expect(screen.getByLabelText('Colonia (opcional)')).toBeTruthy()
  expect(screen.queryByLabelText(/Entre calles/)).toBeNull()
})

it.each(['C.P. 44100', '４４１００', '\u200B44\u00A0100'])(
  'reads the postal code %j as it is pasted',
  async (pasted) => {
    await open()
    const postcode = screen.getByLabelText<HTMLInputElement>('Código postal')
    await userEvent.click(postcode)
    await userEvent.paste(pasted)
    expect(postcode.value).toBe('44100')
  },
)

it('takes numbers only into a postal code, five of them', async () => {
  await open()
  const postcode = screen.getByLabelText<HTMLInputElement>('Código postal')
  await userEvent.type(postcode, 'a44 1-0b0')
  expect(postcode.value).toBe('44100')
  await userEvent.type(postcode, '9')
  expect(postcode.value).toBe('44100')
})

it.each([
  ['hogar', 'Teléfono', true],
  ['de', 'Telefon (optional)', false],
  ['it', 'Telefono (facoltativo)', false],
])('in %s the telephone is %s', async (store, label, isRequired) => {
  await open(store)
  expect(field(label).required).toBe(isRequired)
})
