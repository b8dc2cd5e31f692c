import { expect, test } from 'vitest'
import type { LateOutcome } from '../../offline/QueueContext.ts'
import type { WaitingTask } from '../../offline/waitingTask.ts'
import { waysOf } from './waysOf.ts'

const TASK: WaitingTask = {
  id: 't', name: '', scope: 'account', variables: {}, optimism: {}, createdAt: 0, isTransmitted: true,
  awaitsConsent: false, timesAskedAgain: 0,
} // prettier-ignore

/** Returns the actions after a refusal for a reason. */
const refused = (task: Partial<WaitingTask>) => {
  const userErrors = [{ code: 'TOO_MANY_ATTEMPTS', message: 'Espera.' }]
  const late: LateOutcome = { task: { ...TASK, ...task }, outcome: { kind: 'refused', data: null, userErrors } }
  return waysOf(late)
}
const correct = (to: string, name: string, texts: object) => [
  { kind: 'link', label: 'correct', to, draft: { name, texts } },
]

test('a refused review returns to its form, without its photos', () => {
  const texts = { rating: 4, title: 'Cómodo', detail: 'Lo mejor de la sala.', nickname: 'Ana' }
  const variables = { input: { sku: 'SOFA', ...texts, photos: ['data:image/jpeg;base64,x'] } }
  const optimism = { name: 'Sofá Oslo', path: '/salas/sofa' }
  expect(refused({ name: 'createReview', scope: 'reviews', variables, optimism })).toEqual(
    correct('/salas/sofa', 'review:SOFA', texts),
  )
})

test('a refused return request returns to its form', () => {
  const answers = { reason: '1', condition: '2', resolution: '3' }
  const input = { orderId: 'order:7', lines: [{ lineId: 'l', quantity: 2, ...answers }], comment: null, photos: [] }
  const variables = { orderId: 'order:7', input }
  expect(refused({ name: 'createReturn', variables, optimism: { number: '42' } })).toEqual(
    correct('/my-account/orders/order%3A7/return', 'return:42', {
      units: [['l', 2]],
      answers: [['l', answers]],
      comment: '',
    }),
  )
})

test.each([
  ['7', 'edit/7'],
  [null, 'new'],
])('a refused address returns to its form: %s', (addressId, page) => {
  const address = {
    firstName: 'Ana',
    lastName: 'López',
    street: ['Av. Juárez 10', 'Centro'],
    city: 'León',
    regionCode: 'GUA',
    postcode: '37000',
    countryCode: 'MX',
    telephone: '4771234567',
  }
  const input = { addressId, address, isDefaultShipping: true, isDefaultBilling: false }
  expect(refused({ name: 'saveCustomerAddress', variables: { input } })).toMatchObject(
    correct(`/my-account/addresses/${page}`, `address:${addressId ?? 'new'}`, {
      firstName: 'Ana',
      street: 'Av. Juárez',
      number: '10',
      suburb: 'Centro',
      telephone: '4771234567',
      company: '',
      isDefaultShipping: true,
    }),
  )
})

test('a refused gift message returns to the cart', () => {
  const gift = { to: 'Eva', from: 'Ana', message: '¡Feliz día!', hidesPrices: true }
  expect(refused({ name: 'setCartGift', scope: 'cart', variables: { input: { gift } } })).toEqual(
    correct('/checkout/cart', 'gift', gift),
  )
})

test('what has nothing to do with the cart does not lead there', () => {
  expect(refused({ name: 'subscribeToNewsletter', variables: { input: { email: 'ana@example.mx' } } })).toEqual([])
})
