import { screen, within } from '@testing-library/react'
import { STORES } from '@hogar/schema/stores.ts'
import { expect, it } from 'vitest'
import orderSuccessRouteQuery from '../__generated__/OrderSuccessRouteQuery.graphql'
import { RouteQuery } from '../cart/testing/RouteQuery.tsx'
import { type FakeQueue, createFakeQueue } from '../testing/fakeQueue.ts'
import { renderWithRelay } from '../testing/renderWithRelay.tsx'
import { OrderSuccessRoute } from './OrderSuccessRoute.tsx'

const money = (amount: string) => ({ amount, currencyCode: 'MXN' })
const order = {
  __typename: 'Order',
  id: 'order:1',
  number: '000000042',
  placedAt: '2026-11-20T18:30:00Z',
  status: 'PENDING',
  email: 'maria@example.com',
  total: money('12150.00'),
  segments: [
    { code: 'shipping', title: 'Envío', value: money('651.00') },
    { code: 'grand_total', title: 'Total', value: money('12150.00') },
  ],
  shippingMethodTitle: 'Exprés, 24 a 48 horas',
  paymentMethodTitle: 'Transferencia SPEI',
  receiptProof: 'a proof/with+signs',
  paymentUrl: null,
  paymentInstructions: {
    account: '646180110400000007',
    bank: 'STP',
    beneficiary: 'Hogar Comercio',
    reference: '0000042',
    payBefore: '2026-11-23T18:30:00Z',
  },
  shippingAddress: {
    firstName: 'María',
    lastName: 'López',
    mothersName: 'Núñez',
    street: ['Av. Juárez 12', 'Centro'],
    postcode: '44100',
    city: 'Guadalajara',
    region: 'Jalisco',
    crossStreet: 'Entre Hidalgo y Morelos',
    telephone: '3312345678',
  },
  lines: [
    {
      sku: 'SOFA',
      name: 'Sofá Oslo',
      quantity: 1,
      unitPrice: money('11499.00'),
      rowTotal: money('11499.00'),
      options: [{ label: 'Color', value: 'Café' }],
      product: null,
      variant: null,
    },
  ],
}

type Visit = Readonly<{ id?: string; queue?: FakeQueue; externalCheckoutUrl?: string }>

function open(node: unknown, storeCode = 'hogar', visit: Visit = {}) {
  const { id = 'order:1', queue = createFakeQueue(), externalCheckoutUrl = null } = visit
  return renderWithRelay(
    <RouteQuery query={orderSuccessRouteQuery} variables={{ order: id }}>
      <OrderSuccessRoute />
    </RouteQuery>,
    {
      queue,
      store: STORES.find(({ code }) => code === storeCode),
      mockResolvers: { Query: () => ({ node }), Store: () => ({ externalCheckoutUrl }) },
    },
  )
}

it('shows the variant that was bought, not the product’s first picture', async () => {
  const pictures = (path: string) => ({ media: [{ path, alt: '', placeholderColor: '#fff' }] })
  const [line] = order.lines
  const bought = { ...line, product: pictures('sofa/grey'), variant: pictures('sofa/brown') }
  const alone = { ...line, sku: 'LAMP', product: pictures('lamp/white'), variant: null }
  const { container } = await open({ ...order, lines: [bought, alone] })
  const shown = [...container.querySelectorAll('img')].map(({ src }) => /sofa\/\w+|lamp\/\w+/.exec(src)?.[0])
  expect(shown).toEqual(['sofa/brown', 'lamp/white'])
})

it('says the number, what happens next, what it was and where it goes', async () => {
  await open(order)
  expect(screen.getByRole('heading', { name: 'Gracias por tu compra' })).toBeDefined()
  for (const text of [
    '000000042',
    'maria@example.com',
    'Recibimos tu pedido. Lo preparamos en cuanto se confirme el pago.',
    'Sofá Oslo',
    'Color: Café',
    '$12,150.00',
    'María López Núñez',
    '44100 Guadalajara, Jalisco',
    'Entre Hidalgo y Morelos',
    'Exprés, 24 a 48 horas',
    'Transferencia SPEI',
  ]) {
    expect(screen.getByText(text)).toBeDefined()
  }
})

it('says so when there is nothing to carry', async () => {
  await open({ ...order, shippingAddress: null, shippingMethodTitle: null })
  expect(
    screen.getByText('No hay nada que enviarte a casa: los detalles te llegan por correo electrónico.'),
  ).toBeDefined()
})

it.each([
  ['hogar', 'No encontramos ese pedido'],
  ['de', 'Wir finden diese Bestellung nicht'],
  ['it', 'Non troviamo questo ordine'],
])('looks the same in %s for an order that is unknown and for one of somebody else', async (store, title) => {
  await open(null, store)
  expect(screen.getByRole('heading', { name: title })).toBeDefined()
})

it('says how to pay by transfer: account, reference and until when', async () => {
  await open(order)
  const payment = within(screen.getByRole('region', { name: 'Cómo pagar' }))
  for (const text of ['CLABE', '646180110400000007', 'STP', 'Hogar Comercio', 'Referencia', '0000042']) {
    expect(payment.getByText(text)).toBeDefined()
  }
  expect(payment.getByText(/23\/11\/2026/)).toBeDefined()
})

it('says the reference for the till, and no account', async () => {
  const paymentInstructions = {
    account: null,
    bank: null,
    beneficiary: null,
    reference: '91000000000422',
    payBefore: null,
  }
  await open({ ...order, paymentInstructions })
  expect(screen.getByText('91000000000422')).toBeDefined()
  expect(screen.getByText(/Muestra esta referencia en la caja/)).toBeDefined()
  expect(screen.queryByText('CLABE')).toBeNull()
})

it('leads to the page on which a card pays, and from there back', async () => {
  const paymentUrl = 'https://pay.example/pay/a-code'
  await open({ ...order, paymentUrl, paymentInstructions: null }, 'de')
  const payment = within(screen.getByRole('region', { name: 'Jetzt bezahlen' }))
  const address = new URL(payment.getByRole('link', { name: 'Mit Karte bezahlen' }).getAttribute('href') ?? '')
  expect(address.href).toMatch(/^https:\/\/pay\.example\/pay\/a-code\?/)
  expect(address.searchParams.get('return')).toBe('/de/order-success?order=order%3A1')
})

it('leads nowhere to pay what no card pays', async () => {
  await open(order)
  expect(screen.queryByRole('link', { name: 'Pagar con tarjeta' })).toBeNull()
})

it.each([
  ['paid on delivery', { paymentInstructions: null }],
  ['paid already', { status: 'PROCESSING' }],
])('instructs nobody whose order is %s', async (_, part) => {
  await open({ ...order, ...part })
  expect(screen.queryByRole('region', { name: 'Cómo pagar' })).toBeNull()
})

it('leads to a receipt by its proof', async () => {
  await open(order)
  expect(screen.getByRole('link', { name: 'Ver comprobante' }).getAttribute('href')).toBe(
    '/receipt?proof=a%20proof%2Fwith%2Bsigns',
  )
})

it('back from a checkout on another host, lets go of the cart that was bought there and gives thanks', async () => {
  const queue = createFakeQueue()
  await open(null, 'hogar', { id: '', queue, externalCheckoutUrl: 'https://pay.example' })
  expect(screen.getByRole('heading', { name: 'Gracias por tu compra' })).toBeDefined()
  expect(queue.asked).toMatchObject([{ name: 'endExternalCheckout', variables: { input: {} } }])
})

it('thanks nobody for nothing where one pays in the shop itself', async () => {
  const queue = createFakeQueue()
  await open(null, 'hogar', { id: '', queue })
  expect(screen.getByRole('heading', { name: 'No encontramos ese pedido' })).toBeDefined()
  expect(queue.asked).toEqual([])
})
