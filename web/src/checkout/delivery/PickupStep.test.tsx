import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { cartFixture } from '../../cart/testing/cartFixture.ts'
import { saveCheckoutDetails } from '../checkoutStorage.ts'
import { EMPTY_DETAILS } from '../checkoutDetails.ts'
import { answeredDetails } from '../testing/answeredDetails.ts'
import { SOFA, currentStep, goOn, openCheckout } from '../testing/openCheckout.tsx'

const branch = {
  code: 'valle',
  name: 'Del Valle',
  street: 'Av. Uno 1',
  postcode: '03100',
  city: 'Ciudad de México',
  hours: null,
  location: null,
  timeZone: 'America/Mexico_City',
  opening: [],
}
const methods = [
  { carrierCode: 'flatrate', methodCode: 'flatrate', title: 'Envío', isPickup: false, pickupBranches: [] },
  {
    carrierCode: 'instore',
    methodCode: 'pickup',
    title: 'Recoge',
    isPickup: true,
    pickupBranches: [{ readyFrom: '2026-12-01', branch }],
  },
]

beforeEach(() => window.localStorage.clear())

/** Opens the address step of a cart that a branch offers, with the pickup chosen. */
async function openPickup(address = EMPTY_DETAILS.address) {
  const details = { ...answeredDetails, address, isAddressConfirmed: false, sentShipping: null }
  saveCheckoutDetails(window.localStorage, 'hogar', details)
  const view = await openCheckout(cartFixture([SOFA]))
  const cart = { id: 'cart:1', pickupRefusal: null, shippingMethods: methods }
  await view.resolveNext({ Viewer: () => ({ cart }) })
  await userEvent.click(screen.getByRole('radio', { name: 'Recoger en una sucursal' }))
  return view
}

const summed = () =>
  within(screen.getByRole('alert'))
    .getAllByRole('button')
    .map(({ textContent }) => textContent)

it('names the missing branch and the person in its summary, and leads to them', async () => {
  await openPickup()
  await goOn()
  expect(summed()).toEqual([
    'Elige la sucursal en la que lo recoges.',
    'Escribe tu nombre.',
    'Escribe tu apellido.',
    'Escribe un teléfono donde encontrarte.',
  ])
  await userEvent.click(screen.getByRole('button', { name: 'Elige la sucursal en la que lo recoges.' }))
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: /^Del Valle/ }))
})

it('asks a known person for the branch alone, and goes on once it is chosen', async () => {
  const { queue } = await openPickup(answeredDetails.address)
  await goOn()
  expect(summed()).toEqual(['Elige la sucursal en la que lo recoges.'])
  await userEvent.click(screen.getByRole('radio', { name: /^Del Valle/ }))
  expect(screen.queryByRole('alert')).toBeNull()
  await goOn()
  expect(queue.asked).toMatchObject([
    { name: 'setCartShipping', variables: { input: { pickupBranchCode: 'valle', address: { postcode: '03100' } } } },
  ])
})

it('says above the form what the platform refuses of a branch, until another is chosen', async () => {
  const { queue } = await openPickup(answeredDetails.address)
  await userEvent.click(screen.getByRole('radio', { name: /^Del Valle/ }))
  const userErrors = [{ code: 'INVALID', message: 'Aquí no se entrega.', field: ['address', 'postcode'] }]
  queue.answerNext({ kind: 'refused', userErrors, data: null })
  await goOn()
  expect(currentStep()).toBe('Recoger en una sucursal')
  expect(screen.getByText('Aquí no se entrega.')).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Aquí no se entrega.' })).toBeNull()
  await userEvent.click(screen.getByRole('radio', { name: 'Envío a domicilio' }))
  expect(screen.queryByText('Aquí no se entrega.')).toBeNull()
  expect(currentStep()).toBe('Dirección de entrega')
})
