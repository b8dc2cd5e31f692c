import { screen, within } from '@testing-library/react'
import { STORES } from '@hogar/schema/stores.ts'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
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
  statusLabel: 'PENDING',
  email: 'maria@example.com',
  total: money('12150.00'),
  canceledTotal: money('0.00'),
  currentTotal: money('12150.00'),
  segments: [
    { code: 'shipping', title: 'Envío', value: money('651.00') },
    { code: 'grand_total', title: 'Total', value: money('12150.00') },
  ],
  totals: {
    credit: null,
    subtotal: money('11499.00'),
    discount: money('0.00'),
    shipping: money('651.00'),
    payment: null,
    tax: money('1675.86'),
    grandTotal: money('12150.00'),
    segments: [],
  },
  deliveryEstimate: { earliest: '2026-12-01', latest: '2026-12-04' },
  payBefore: '2026-11-23T18:30:00Z',
  paymentPlan: null,
  shippingMethodTitle: 'Exprés, 24 a 48 horas',
  pickupBranch: null,
  paymentMethodTitle: 'Transferencia SPEI',
  paymentMethodCode: 'banktransfer',
  receiptProof: 'a proof/with+signs',
  paymentUrl: null,
  credit: null as object | null,
  paymentInstructions: {
    account: '646180110400000007',
    bank: 'STP',
    beneficiary: 'Hogar Comercio',
    reference: '0000042',
    payBefore: '2026-11-23T18:30:00Z',
    shops: [],
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
      root: { node, store: { externalCheckoutUrl } },
    },
  )
}

it('shows the variant that was bought, not the product’s first picture', async () => {
  const pictures = (path: string) => ({ media: [{ path, alt: '', placeholderColor: '#fff' }] })
  const [line] = order.lines
  const bought = {
    ...line,
    product: { __typename: 'SimpleProduct', ...pictures('sofa/grey') },
    variant: pictures('sofa/brown'),
  }
  const alone = {
    ...line,
    sku: 'LAMP',
    product: { __typename: 'SimpleProduct', ...pictures('lamp/white') },
    variant: null,
  }
  const { container } = await open({ ...order, lines: [bought, alone] })
  const shown = [...container.querySelectorAll('img')].map(({ src }) => /sofa\/\w+|lamp\/\w+/.exec(src)?.[0])
  expect(shown).toEqual(['sofa/brown', 'lamp/white'])
})

it('says the number, what happens next, what it was and where it goes', async () => {
  await open(order)
  expect(screen.getByRole('heading', { name: 'Falta un paso: paga tu pedido' })).toBeDefined()
  for (const text of [
    '000000042',
    'maria@example.com',
    'Tu pedido está apartado. Lo preparamos en cuanto llegue tu pago de $12,150.00.',
    'Sofá Oslo',
    'Color: Café',
    'María López Núñez',
    '44100 Guadalajara, Jalisco',
    'Entre Hidalgo y Morelos',
    'Transferencia SPEI',
  ]) {
    expect(screen.getByText(text)).toBeDefined()
  }
  expect(screen.getAllByText('Llega entre el martes 1 y el viernes 4 de diciembre')).toHaveLength(2)
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
])('looks the same in %s for an order that is unknown and for one of another customer', async (store, title) => {
  await open(null, store)
  expect(screen.getByRole('heading', { name: title })).toBeDefined()
})

it('says how to pay by transfer: how much, account, reference and until when', async () => {
  await open(order)
  const payment = within(screen.getByRole('region', { name: 'Cómo pagar' }))
  for (const text of ['$12,150.00', 'CLABE', '646180110400000007', 'STP', 'Hogar Comercio', 'Referencia', '0000042']) {
    expect(payment.getByText(text)).toBeDefined()
  }
  expect(payment.getByText('Paga antes del lunes 23 de noviembre, 12:30')).toBeDefined()
  expect(payment.queryByRole('img')).toBeNull()
})

it('copies amount, account and reference, and says so; selects them where the browser does not copy', async () => {
  const user = userEvent.setup()
  await open(order)
  const press = (name: string) => user.click(screen.getByRole('button', { name }))
  await press('Copiar: CLABE')
  expect(await navigator.clipboard.readText()).toBe('646180110400000007')
  expect(screen.getByText('CLABE: copiado')).toBeDefined()
  await press('Copiar: Importe')
  expect(await navigator.clipboard.readText()).toBe('12150.00')
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'))
  await press('Copiar: Referencia')
  expect(screen.getByText('Referencia: seleccionado, cópialo')).toBeDefined()
  expect(getSelection()?.toString()).toBe('0000042')
})

it('says in days, and with their date, when goods that are made to order arrive', async () => {
  await open({ ...order, deliveryEstimate: { earliest: '2027-01-19', latest: '2027-01-19', madeToOrderDays: 60 } })
  expect(screen.getAllByText('Se fabrica para ti: llega en unos 60 días, hacia el 19 de enero')).toHaveLength(2)
})

it('says the reference for the till as text and as bars, how much, and which shops take it', async () => {
  const paymentInstructions = {
    account: null,
    bank: null,
    beneficiary: null,
    reference: '91000000000422',
    payBefore: null,
    shops: ['OXXO', 'Soriana'],
  }
  await open({ ...order, paymentInstructions })
  const payment = within(screen.getByRole('region', { name: 'Cómo pagar' }))
  expect(payment.getByText('91000000000422')).toBeDefined()
  expect(payment.getByText('$12,150.00')).toBeDefined()
  expect(payment.getByRole('img', { name: 'Código de barras de la referencia 91000000000422' })).toBeDefined()
  expect(payment.getByText(/Muestra esta referencia en la caja/)).toBeDefined()
  expect(payment.getByText('Puedes pagar en OXXO o Soriana.')).toBeDefined()
  expect(payment.queryByText('CLABE')).toBeNull()
})

const BY_CARD = { paymentUrl: 'https://pay.example/pay/a-code', paymentInstructions: null, paymentMethodCode: 'card' }

it.each([
  ['hogar', 'Falta un paso: paga tu pedido', 'Paga tu pedido', /^Pagar \$12,150.00 con tarjeta$/, /hasta las 12:30/],
  ['de', 'Noch ein Schritt: bezahle deine Bestellung', 'Jetzt bezahlen', /mit Karte bezahlen$/, /bis 19:30\u00a0Uhr/],
  ['it', 'Manca un passo: paga il tuo ordine', 'Paga il tuo ordine', /con la carta$/, /fino alle 19:30/],
])(
  'in %s shows no thanks before the card has paid: it links to its page and back, and says until when',
  async (...texts) => {
    const [store, title, region, link, until] = texts
    await open({ ...order, ...BY_CARD }, store)
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeDefined()
    const payment = within(screen.getByRole('region', { name: region }))
    expect(payment.getByText((_, element) => element?.tagName === 'P' && until.test(element.textContent))).toBeDefined()
    const address = new URL(payment.getByRole('link', { name: link }).getAttribute('href') ?? '')
    expect(address.href).toMatch(/^https:\/\/pay\.example\/pay\/a-code\?/)
    expect(address.searchParams.get('return')).toMatch(/\/order-success\?order=order%3A1$/)
  },
)

it('says the months that a card pays in, to the cent', async () => {
  const paymentPlan = { months: 18, monthly: money('675.00'), last: money('675.00') }
  await open({ ...order, ...BY_CARD, paymentPlan })
  const payment = within(screen.getByRole('region', { name: 'Paga tu pedido' }))
  const text = '18 pagos mensuales de $675.00. Sin intereses, CAT 0\u00a0%. Total: $12,150.00.'
  expect(payment.getByText((_, element) => element?.tagName === 'SPAN' && element.textContent === text)).toBeDefined()
})

it.each([
  ['cashondelivery', 'PENDING', 'Ya lo preparamos. Pagas $12,150.00 al recibirlo.'],
  ['cardondelivery', 'PENDING', 'Ya lo preparamos. Pagas $12,150.00 con tarjeta al recibirlo.'],
  ['cashondelivery', 'PROCESSING', 'Ya lo preparamos. Pagas $12,150.00 al recibirlo.'],
  ['cashondelivery', 'SHIPPED', 'Tu pedido va en camino. Pagas $12,150.00 al recibirlo.'],
  ['cashondelivery', 'DELIVERED', 'Tu pedido ya se entregó.'],
  ['storecredit', 'PENDING', /Estamos revisando tu crédito/],
  ['card', 'PROCESSING', 'El pago está confirmado y estamos preparando tu pedido.'],
])('thanks for what is paid by %s and is %s, and says what comes next', async (paymentMethodCode, status, text) => {
  await open({ ...order, status, paymentMethodCode, paymentInstructions: null })
  expect(screen.getByRole('heading', { level: 1, name: 'Gracias por tu compra' })).toBeDefined()
  expect(screen.getByText(text)).toBeDefined()
})

it.each([
  ['cashondelivery', 'PENDING', 'Ya lo preparamos. Pagas $12,150.00 al recogerlo.'],
  ['cardondelivery', 'PENDING', 'Ya lo preparamos. Pagas $12,150.00 con tarjeta al recogerlo.'],
  ['card', 'SHIPPED', 'Ya puedes recogerlo en Hogar Del Valle.'],
  ['cashondelivery', 'SHIPPED', 'Ya puedes recogerlo en Hogar Del Valle. Pagas $12,150.00 al recogerlo.'],
])('speaks of no delivery where an order paid by %s and %s is picked up', async (paymentMethodCode, status, text) => {
  const branch = {
    code: 'b',
    name: 'Hogar Del Valle',
    street: 'Av. 1',
    postcode: '03100',
    city: 'México',
    hours: '9-20',
  }
  const pickupBranch = { branch, readyFrom: '2026-12-01' }
  await open({ ...order, status, paymentMethodCode, paymentInstructions: null, pickupBranch })
  expect(screen.getByText((_, element) => element?.tagName === 'SPAN' && element.textContent === text)).toBeDefined()
  expect(screen.queryByText(/recibirlo|va en camino/)).toBeNull()
  expect(screen.queryAllByText(/^Te avisamos por correo/)).toHaveLength(status === 'SHIPPED' ? 0 : 1)
})

it('has no link to pay what no card pays', async () => {
  await open(order)
  expect(screen.queryByRole('link', { name: /con tarjeta/ })).toBeNull()
})

it.each([
  ['paid on delivery', { paymentInstructions: null }],
  ['paid already', { status: 'PROCESSING' }],
])('has no payment instructions for an order that is %s', async (_, part) => {
  await open({ ...order, ...part })
  expect(screen.queryByRole('region', { name: 'Cómo pagar' })).toBeNull()
})

it('links to a receipt by its proof', async () => {
  await open(order)
  expect(screen.getByRole('link', { name: 'Ver comprobante' }).getAttribute('href')).toBe(
    '/receipt?proof=a%20proof%2Fwith%2Bsigns',
  )
})

it('back from a checkout on another host, drops the cart that was bought there and gives thanks', async () => {
  const queue = createFakeQueue()
  await open(null, 'hogar', { id: '', queue, externalCheckoutUrl: 'https://pay.example' })
  expect(screen.getByRole('heading', { name: 'Gracias por tu compra' })).toBeDefined()
  expect(queue.asked).toMatchObject([{ name: 'endExternalCheckout', variables: { input: {} } }])
})

it('shows no thanks without an order where the shop has its own checkout', async () => {
  const queue = createFakeQueue()
  await open(null, 'hogar', { id: '', queue })
  expect(screen.getByRole('heading', { name: 'No encontramos ese pedido' })).toBeDefined()
  expect(queue.asked).toEqual([])
})

it.each([
  [
    'banktransfer',
    '12150.00',
    'El pedido está cancelado: te devolvemos $12,150.00 por el mismo medio con el que pagaste.',
  ],
  ['wallet', '12150.00', 'El pedido está cancelado: te devolvimos $12,150.00 a tu monedero.'],
  ['banktransfer', '0.00', 'El pedido está cancelado: no se te cobra nada.'],
  ['storecredit', null, 'El pedido está cancelado: no se te cobra nada.'],
])('a canceled order by %s of which %s was paid says what becomes of the money', async (method, paid, text) => {
  const canceled = {
    ...order,
    status: 'CANCELED',
    paymentMethodCode: method,
    paymentInstructions: null,
    canceledTotal: money('12150.00'),
    paidTotal: paid === null ? null : money(paid),
  }
  await open(canceled)
  const next = await screen.findByRole('region', { name: 'Qué sigue' })
  expect(next.textContent).toContain(text)
})

const CREDIT = {
  rest: null,
  line: null,
  amount: money('4999.00'),
  approved: null as object | null,
  applicationNumber: 'S-7KD29MXF' as string | null,
  applyBefore: null as string | null,
  creditNumber: null as string | null,
}
const lent = {
  ...order,
  paymentMethodCode: 'storecredit',
  paymentMethodTitle: 'Crédito Hogar',
  paymentInstructions: null,
}
const creditRegion = () => within(screen.getByRole('region', { name: 'Tu crédito para este pedido' }))

it.each([
  [
    { statusLabel: 'PENDING', credit: { ...CREDIT, applyBefore: '2026-11-23T18:30:00Z' } },
    /^Envía tu solicitud antes del lunes 23 de noviembre, 12:30/,
    ['Completar mi solicitud', '/my-account/credit-request/S-7KD29MXF'],
  ],
  [
    { statusLabel: 'PENDING', credit: CREDIT },
    /^Estamos revisando tu solicitud/,
    ['Ver la solicitud S-7KD29MXF', '/my-account/credit-request/S-7KD29MXF'],
  ],
  [
    {
      statusLabel: 'PARTIALLY_AUTHORIZED',
      credit: { ...CREDIT, approved: money('3000.00'), applyBefore: '2026-11-23T18:30:00Z' },
    },
    /^Autorizamos \$3,000\.00 de \$4,999\.00\. Acepta esa oferta/,
    ['Ver la solicitud S-7KD29MXF', '/my-account/credit-request/S-7KD29MXF'],
  ],
  [
    {
      status: 'PROCESSING',
      statusLabel: 'AUTHORIZED',
      credit: { ...CREDIT, approved: CREDIT.amount, applicationNumber: null, creditNumber: 'F1007' },
    },
    /^Está autorizado: lo paga tu crédito/,
    ['Ver el crédito F1007', '/my-account/credits/F1007'],
  ],
  [
    { status: 'CANCELED', statusLabel: 'DENIED', credit: CREDIT },
    /^No podemos darte crédito para este pedido/,
    ['Ver la solicitud S-7KD29MXF', '/my-account/credit-request/S-7KD29MXF'],
  ],
])('says what becomes of the credit of an order that is %j, and links to it', async (fields, text, [name, path]) => {
  await open({ ...lent, ...fields })
  expect(creditRegion().getByText(text)).toBeDefined()
  expect(creditRegion().getByRole('link', { name }).getAttribute('href')).toBe(path)
  expect(screen.queryByText(/Lo preparamos en cuanto llegue tu pago/)).toBeNull()
})

it('has no section of a credit for other ways of paying', async () => {
  await open(order)
  expect(screen.queryByRole('region', { name: 'Tu crédito para este pedido' })).toBeNull()
})
