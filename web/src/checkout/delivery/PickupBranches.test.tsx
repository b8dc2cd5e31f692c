import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { renderWithRelay } from '../../testing/renderWithRelay.tsx'
import { PickupBranches } from './PickupBranches.tsx'
import type { OfferedBranch } from './usePickupOffer.ts'

const WEEK = [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, from: '00:00', to: '24:00', date: null }))
const offered = (code: string, name: string, place: Partial<OfferedBranch>): OfferedBranch => ({
  code,
  name,
  street: 'Av. Uno 1',
  postcode: '03100',
  city: 'Ciudad de México',
  readyFrom: '2026-12-01',
  hours: 'De 10 a 20 h',
  location: { latitude: 19.379, longitude: -99.179 },
  schedule: { timeZone: 'America/Mexico_City', opening: WEEK },
  ...place,
})
const BRANCHES = [
  offered('valle', 'Del Valle', {}),
  offered('gdl', 'Guadalajara', { postcode: '44100', location: { latitude: 20.666, longitude: -103.403 } }),
  offered('odd', 'Sin mapa', { location: null, schedule: null }),
]

async function open(nearTo = '', isDeliverable = true) {
  const onChoose = vi.fn()
  const given = { branches: BRANCHES, isDeliverable, nearTo, chosen: null, onChoose, error: undefined }
  await renderWithRelay(<PickupBranches {...given} />)
  return { onChoose, order: () => screen.getAllByRole('radio').map((radio) => (radio as HTMLInputElement).value) }
}

it('lists the branches nearest to the postal code that is known, with distance, and last those without a place', async () => {
  const { order, onChoose } = await open('45050')
  expect(order()).toEqual(['gdl', 'valle', 'odd'])
  expect(screen.getByText('Distancias aproximadas, cerca de Guadalajara.')).toBeDefined()
  const nearest = screen.getByRole('radio', { name: /^Guadalajara/ })
  const facts = within(nearest.closest('label')!)
  for (const fact of ['A 5.5 km en línea recta', 'De 10 a 20 h', 'Listo desde el martes 1 de diciembre'])
    expect(facts.getByText(fact)).toBeDefined()
  await userEvent.click(nearest)
  expect(onChoose).toHaveBeenCalledWith({
    code: 'gdl',
    name: 'Guadalajara',
    street: 'Av. Uno 1',
    postcode: '44100',
    city: 'Ciudad de México',
    readyFrom: '2026-12-01',
  })
})

it('sorts anew while a place is typed, and says that one is unknown once it has been typed', async () => {
  const { order } = await open()
  expect(order()).toEqual(['valle', 'gdl', 'odd'])
  const field = screen.getByLabelText('Código postal o ciudad')
  await userEvent.type(field, 'guadalajara')
  expect(order()[0]).toBe('gdl')
  await userEvent.clear(field)
  await userEvent.type(field, 'Xyzw')
  expect(screen.queryByText(/No conocemos/)).toBeNull()
  await userEvent.tab()
  expect(screen.getByText('No conocemos «Xyzw». Las ordenamos por estado.')).toBeDefined()
})

it.each([
  [true, / km\. También entregamos en tu casa\.$/],
  [false, /^La más cercana está a [\d,]+ km\.$/],
])('offers delivery instead of a branch that is far only if the cart can be delivered: %s', async (is, text) => {
  await open('22000', is)
  expect(screen.getByText(/^La más cercana/).textContent).toMatch(text)
})
