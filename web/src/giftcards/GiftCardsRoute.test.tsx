import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { storeByCode } from '@hogar/schema/stores.ts'
import query from '../__generated__/GiftCardsRouteQuery.graphql'
import type { Outcome } from '../offline/outcome.ts'
import { RouteForTest } from '../testing/RouteForTest.tsx'
import { createFakeQueue } from '../testing/fakeQueue.ts'
import { renderWithRelay } from '../testing/renderWithRelay.tsx'
import { giftCardDays } from './giftCardDays.ts'
import { GiftCardsRoute } from './GiftCardsRoute.tsx'

const money = (amount: string, currencyCode = 'MXN') => ({ amount, currencyCode })
const OFFER = {
  sku: 'TARJETA-REGALO',
  minimum: money('100.00'),
  maximum: money('10000.00'),
  suggested: [money('500.00'), money('1000.00')],
  nameMaxLength: 60,
  messageMaxLength: 300,
  daysMax: 90,
  validYears: 5,
  fields: { amount: '11', recipientName: '12', recipientEmail: '13', message: '14', sendOn: '15' },
  product: {
    __typename: 'SimpleProduct',
    __isProduct: 'SimpleProduct',
    id: 'product:card',
    sku: 'TARJETA-REGALO',
    name: 'Tarjeta de regalo',
    brand: null,
    urlPath: 'tarjeta-de-regalo',
    media: [],
    price: { final: money('100.00'), discountPercent: 0 },
    stock: null,
  },
}

async function open({ outcome, store = 'hogar', offer = OFFER as object | null }: { outcome?: Outcome; store?: string; offer?: object | null } = {}) {
  const queue = createFakeQueue()
  if (outcome) queue.answerNext(outcome)
  await renderWithRelay(
    <RouteForTest query={query} root={{ giftCardOffer: offer }}>
      <GiftCardsRoute />
    </RouteForTest>,
    { queue, answered: 0, path: '/tarjeta-de-regalo', store: storeByCode(store)! },
  )
  return queue
} // prettier-ignore
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const field = (name: RegExp | string) => screen.getByLabelText<HTMLInputElement>(name)
async function fill() {
  await userEvent.type(field('Nombre de quien la recibe'), ' Luz ')
  await userEvent.type(field('Correo de quien la recibe'), 'luz@ejemplo.mx')
  await userEvent.type(field('Mensaje (opcional)'), '¡Felices 30!')
}

it('is a line of the cart with its details, at the chosen amount', async () => {
  const queue = await open({ outcome: { kind: 'waiting' } })
  await fill()
  await userEvent.click(screen.getByRole('radio', { name: '$1,000' }))
  await press('Agregar al carrito')
  expect(queue.asked).toMatchObject([
    {
      name: 'addToCart',
      variables: {
        input: {
          lines: [
            {
              sku: 'TARJETA-REGALO',
              quantity: 1,
              expectedUnitPrice: '1000.00',
              customOptions: [
                { optionId: '11', value: '1000' },
                { optionId: '12', value: 'Luz' },
                { optionId: '13', value: 'luz@ejemplo.mx' },
                { optionId: '14', value: '¡Felices 30!' },
              ],
            },
          ],
        },
      },
      optimism: { unitPrice: { amount: '1000.00' }, options: [{ label: 'Para', value: 'Luz' }, {}, {}] },
    },
  ])
  // It waits with the cart, which is said, and the form is free for the next one.
  expect(screen.getByRole('link', { name: 'Ver el carrito' }).getAttribute('href')).toBe('/checkout/cart')
  expect(field('Nombre de quien la recibe').value).toBe('')
})

it('says beside each field what is missing or wrong, and sends nothing', async () => {
  const queue = await open()
  await userEvent.click(screen.getByRole('radio', { name: 'Otro importe' }))
  await userEvent.type(field('Importe en cantidades enteras'), '99')
  await userEvent.click(screen.getByRole('radio', { name: 'El día que elija' }))
  await press('Agregar al carrito')
  expect(screen.getByText('Escribe una cantidad entera de 100 a 10,000.')).toBeDefined()
  expect(screen.getByText('Este campo es obligatorio.')).toBeDefined()
  expect(screen.getByText(/^Escribe un correo válido/)).toBeDefined()
  expect(screen.getByText(/^Elige un día desde hoy/)).toBeDefined()
  expect(document.activeElement).toBe(field('Importe en cantidades enteras'))
  expect(queue.asked).toEqual([])
  await userEvent.clear(field('Importe en cantidades enteras'))
  await userEvent.type(field('Importe en cantidades enteras'), '750')
  await fill()
  const { last } = giftCardDays('America/Mexico_City', 90, new Date())
  await userEvent.type(field('Día de envío'), last)
  await press('Agregar al carrito')
  expect(JSON.stringify(queue.asked)).toContain(`{"optionId":"15","value":"${last}"}`)
  expect(JSON.stringify(queue.asked)).toContain('"value":"750"')
})

it('keeps what was typed where the shop refuses, with the reason', async () => {
  const userErrors = [{ code: 'REFUSED', message: 'Ese día ya pasó.' }]
  await open({ outcome: { kind: 'refused', userErrors, data: null } as never })
  await fill()
  await press('Agregar al carrito')
  expect(screen.getByRole('alert').textContent).toBe('Ese día ya pasó.')
  expect(field('Correo de quien la recibe').value).toBe('luz@ejemplo.mx')
})

it('tells the terms in words, and where a card is redeemed', async () => {
  await open()
  expect(screen.getByText(/durante 5 años/)).toBeDefined()
  expect(screen.getByText(/No se cambia por efectivo/)).toBeDefined()
  expect(screen.getByText(/No se paga con monedero/)).toBeDefined()
  expect(screen.getByRole('link', { name: 'Canjear una tarjeta' }).getAttribute('href')).toBe('/my-account/wallet')
  expect(screen.getByRole('link', { name: 'Crear una cuenta' }).getAttribute('href')).toBe('/customer/account/create')
})

it.each([
  ['de', 'Geschenkgutschein', 'In den Warenkorb'],
  ['it', 'Carta regalo', 'Aggiungi al carrello'],
])('in %s is written in the language of the store', async (store, title, button) => {
  await open({ store })
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeDefined()
  expect(screen.getByRole('button', { name: button })).toBeDefined()
})

it('has days from today in the time of the store', () => {
  const late = new Date('2026-12-01T03:00:00Z')
  expect(giftCardDays('America/Mexico_City', 90, late)).toEqual({ first: '2026-11-30', last: '2027-02-28' })
  expect(giftCardDays('Europe/Berlin', 90, late)).toEqual({ first: '2026-12-01', last: '2027-03-01' })
})
