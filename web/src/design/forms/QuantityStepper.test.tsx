import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { renderWithRelay } from '../../testing/renderWithRelay.tsx'
import { QuantityStepper } from './QuantityStepper.tsx'

function Counter({ max }: { max?: number }) {
  const [value, setValue] = useState(1)
  return <QuantityStepper label="Sofá Oslo" value={value} onChange={setValue} max={max} />
}

const shown = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Cantidad' }).value

test('counts up to what there is and down to one', async () => {
  await renderWithRelay(<Counter max={2} />)
  await userEvent.click(screen.getByRole('button', { name: 'Agregar uno' }))
  expect(shown()).toBe('2')
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Agregar uno' }).disabled).toBe(true)
  await userEvent.click(screen.getByRole('button', { name: 'Quitar uno' }))
  expect(shown()).toBe('1')
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Quitar uno' }).disabled).toBe(true)
})

test.each([
  ['7', '5'],
  ['0', '1'],
  ['abc', '1'],
  ['3', '3'],
  ['1.5', '1'],
  ['2,5', '2'],
  ['1000', '5'],
])('takes %j typed as %j', async (typed, taken) => {
  await renderWithRelay(<Counter max={5} />)
  const field = screen.getByRole('textbox', { name: 'Cantidad' })
  await userEvent.clear(field)
  await userEvent.type(field, `${typed}{Enter}`)
  expect(shown()).toBe(taken)
})

test('takes nothing before typing is over: 15 is not first 1', async () => {
  await renderWithRelay(<Counter max={50} />)
  const field = screen.getByRole('textbox', { name: 'Cantidad' })
  await userEvent.clear(field)
  expect(shown()).toBe('')
  await userEvent.type(field, '15')
  await userEvent.tab()
  expect(shown()).toBe('15')
})

test.each([
  { isUnsure: true, typed: '3', chosen: [[3]] },
  { isUnsure: false, typed: '3', chosen: [] },
  { isUnsure: true, typed: 'abc', chosen: [] },
])(
  'of 3 that are shown, unsure: $isUnsure, $typed typed is the choice of $chosen',
  async ({ isUnsure, typed, chosen }) => {
    const choose = vi.fn<(value: number) => void>()
    await renderWithRelay(<QuantityStepper label="Sofá Oslo" value={3} onChange={choose} isUnsure={isUnsure} />)
    const field = screen.getByRole('textbox', { name: 'Cantidad' })
    await userEvent.clear(field)
    await userEvent.type(field, `${typed}{Enter}`)
    expect(choose.mock.calls).toEqual(chosen)
  },
)
