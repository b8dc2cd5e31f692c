import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { STORES } from '@hogar/schema/stores.ts'
import { renderWithRelay } from '../testing/renderWithRelay.tsx'
import { AddressFields } from './AddressFields.tsx'
import { EMPTY_DETAILS } from './checkoutDetails.ts'
import type { FormErrors } from './useFormErrors.ts'

const NO_ERRORS: FormErrors = {
  idOf: (field) => field,
  errorOf: () => undefined,
  leave: () => undefined,
  refuse: () => undefined,
  summary: [],
  hasErrors: false,
  attempt: 0,
}

type FormProps = Readonly<{ section?: 'shipping' | 'billing'; mothersName?: string }>

function Form({ section = 'shipping', mothersName = '' }: FormProps) {
  const [draft, setDraft] = useState({ ...EMPTY_DETAILS.address, mothersName })
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

async function open(storeCode = 'hogar', mothersName = '') {
  const store = STORES.find(({ code }) => code === storeCode)!
  const { environment, unmount } = await renderWithRelay(<Form mothersName={mothersName} />, {
    store,
    answersFirst: false,
  })
  const asked = () => environment.mock.getAllOperations()
  return { environment, asked, unmount }
}

it('suggests the suburbs of a postal code, of that code alone, and takes any other', async () => {
  const { environment, asked } = await open()
  const postcode = screen.getByLabelText('Código postal')
  const suburb = screen.getByLabelText<HTMLInputElement>('Colonia (opcional)')
  const suggested = () => [...(suburb.list?.options ?? [])].map(({ value }) => value)
  await userEvent.type(postcode, '0310')
  expect(asked()).toEqual([])
  await userEvent.type(postcode, '0')
  const [operation] = asked()
  expect(operation?.request.node.params.name).toBe('useSuburbsQuery')
  expect(operation?.request.variables).toEqual({ postcode: '03100' })
  const suburbs = ['Del Valle Centro', 'Insurgentes San Borja']
  act(() => environment.mock.resolve(operation!, { data: { suburbs } }))
  expect(suggested()).toEqual(suburbs)
  await userEvent.type(suburb, 'Otra')
  expect(suburb.value).toBe('Otra')
  await userEvent.type(postcode, '{Backspace}')
  expect(suggested()).toEqual([])
  await userEvent.type(postcode, '1')
  act(() => environment.mock.reject(asked().at(-1)!, new Error('down')))
  expect(suggested()).toEqual([])
  expect(suburb.value).toBe('Otra')
})

it('asks nobody in a country whose addresses have none', async () => {
  const { asked } = await open('de')
  await userEvent.type(screen.getByLabelText('Postleitzahl'), '10115')
  expect(asked()).toEqual([])
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

it('asks elsewhere for one, unless somebody has said two, who may take it back', async () => {
  const { unmount } = await open('de')
  expect(screen.getByLabelText('Nachname')).toBeTruthy()
  expect(screen.queryByLabelText(/Zweiter Nachname/)).toBeNull()
  unmount()
  await open('de', 'Núñez')
  const field = screen.getByLabelText<HTMLInputElement>('Zweiter Nachname (optional)')
  await userEvent.clear(field)
  expect(document.activeElement).toBe(field)
})

it('asks nobody who is billed how to be found', async () => {
  await renderWithRelay(<Form section="billing" />, { answersFirst: false })
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
