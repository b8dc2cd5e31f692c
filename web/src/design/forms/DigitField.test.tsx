import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { STORES } from '@hogar/schema/stores.ts'
import { expect, it } from 'vitest'
import { renderWithRelay } from '../../testing/renderWithRelay.tsx'
import '../../testing/loadedCataloguePages.ts'
import { DigitField } from './DigitField.tsx'

type FieldProps = Readonly<{ kind?: 'number' | 'telephone'; isStripped?: boolean; first?: string }>

function Field({ kind = 'number', isStripped = false, first = '' }: FieldProps) {
  const [text, setText] = useState(first)
  return (
    <DigitField
      kind={kind}
      label="CLABE"
      error="Faltan cifras"
      value={text}
      onChange={({ target }) => setText(isStripped ? target.value.replace(/\D/g, '') : target.value)}
    />
  )
}

async function open(props: FieldProps = {}, code = 'hogar') {
  await renderWithRelay(<Field {...props} />, { answered: 0, store: STORES.find((store) => store.code === code) })
  const field = screen.getByLabelText('CLABE')
  return { field, said: () => document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent }
}

it.each([
  ['hogar', 'Escribe solo números'],
  ['de', 'Gib nur Ziffern ein'],
  ['it', 'Inserisci solo numeri'],
])('in %s says at once that a field takes digits only', async (code, text) => {
  const { field, said } = await open({}, code)
  await userEvent.type(field, '12')
  expect(said()).toBe('Faltan cifras')
  await userEvent.type(field, 'a')
  expect(said()).toBe(text)
  await userEvent.type(field, '{Backspace}')
  expect(said()).toBe('Faltan cifras')
})

it('says so of a character that the form drops, until the next one or until the field is left', async () => {
  const { field, said } = await open({ isStripped: true })
  await userEvent.type(field, '12a')
  expect([(field as HTMLInputElement).value, said()]).toEqual(['12', 'Escribe solo números'])
  await userEvent.type(field, '3')
  expect(said()).toBe('Faltan cifras')
  await userEvent.type(field, 'x')
  expect(said()).toBe('Escribe solo números')
  await userEvent.tab()
  expect(said()).toBe('Faltan cifras')
})

it('says nothing of spaces, dashes and a plus where the rule ignores them', async () => {
  const { field, said } = await open({ kind: 'telephone' })
  await userEvent.type(field, '+52 (33) 3615-2020')
  expect(said()).toBe('Faltan cifras')
  expect(field.getAttribute('inputmode')).toBe('tel')
})

it('says so of a text that was restored', async () => {
  expect((await open({ first: '12a' })).said()).toBe('Escribe solo números')
})
