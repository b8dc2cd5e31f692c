import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import query from '../../__generated__/PayRouteQuery.graphql'
import { NotificationOutlet } from '../../design/overlays/NotificationOutlet.tsx'
import { NetworkFailure } from '../../relay/NetworkFailure.ts'
import { RouteForTest } from '../../testing/RouteForTest.tsx'
import { createFakeQueue } from '../../testing/fakeQueue.ts'
import { renderWithRelay } from '../../testing/renderWithRelay.tsx'
import { PayRoute } from './PayRoute.tsx'

const money = (amount: string) => ({ amount, currencyCode: 'MXN' })
const invoice = (at: number, paysByTransfer = true) => ({
  id: `i:${at}`, __typename: 'CreditInvoice', status: 'CURRENT', name: `Crédito ${at}`, number: `F1000000${at}`, paysByTransfer, balance: money('4835.00'),
}) // prettier-ignore
const ACCOUNT = { id: 'a:1', __typename: 'CreditAccount', credits: [invoice(1), invoice(2, false)] }
const draft = (...amounts: string[]) => ({
  accountId: 'a:1',
  key: 'key-1',
  lines: amounts.map((amount, at) => ({ invoiceId: `i:${at + 1}`, amount, way: 'due' })),
})
const left = vi.fn<(address: string) => void>()

beforeEach(() => {
  localStorage.clear()
  left.mockClear()
  vi.stubGlobal('location', { href: window.location.href, assign: left })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

async function open({
  state = {},
  payment = null,
  search = '',
  transferHours = 4,
}: {
  state?: object
  payment?: object | null
  search?: string
  transferHours?: number | null
}) {
  const queue = createFakeQueue()
  const isOpened = search !== ''
  const root = {
    store: { id: 's:1', credit: { transferHours } },
    viewer: { customer: null },
    creditAccount: ACCOUNT,
    creditPayment: payment,
  }
  const element = (
    <RouteForTest query={query} variables={{ id: isOpened ? 'p:1' : '', isOpened }} root={root}>
      <PayRoute />
      <NotificationOutlet />
    </RouteForTest>
  )
  const entry = { pathname: '/payments/pay', search, state }
  const view = await renderWithRelay(element, { path: `/payments/pay${search}`, answered: 0, queue })
  await act(() => view.router.navigate(entry, { state, replace: true }))
  const { mock } = view.environment
  return {
    queue,
    mock,
    location: () => view.router.state.location,
    sent: () => mock.getAllOperations().map(({ request }) => request.variables['input'] as object),
    answer: (name: string, payload: object) =>
      act(async () => {
        mock.resolveMostRecentOperation({ data: { [name]: { userErrors: [], notices: [], ...payload } } } as never)
        await new Promise((done) => setTimeout(done))
      }),
    fail: (error: Error) => act(async () => mock.rejectMostRecentOperation(error)),
  }
}
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))
const LINES = [{ invoiceId: 'i:1', amount: '282.00' }]
const OPENED = { payment: { id: 'p:1', url: 'https://bank.example/credit/pay/code' } }
const refusal = (code: string, message: string) => ({ payment: null, userErrors: [{ code, message, field: null }] })

describe('paying what was chosen', () => {
  it('opens one payment by card for two presses, and goes to its page; the page of the payment stands behind it', async () => {
    const { sent, answer, location, queue } = await open({ state: { payDraft: draft('282.00') } })
    expect(screen.getByRole('region', { name: 'Vas a pagar' }).textContent).toContain('Crédito 1 F10000001$282.00')
    await press('Pagar $282.00')
    await press('Pagar $282.00')
    expect(sent()).toEqual([{ lines: LINES, clientMutationId: 'key-1-CARD' }])
    await answer('payCredit', OPENED)
    expect(`${location().pathname}${location().search}`).toBe('/payments/pay?pago=p%3A1')
    const address = new URL(left.mock.lastCall?.[0] ?? '')
    expect(address.origin + address.pathname).toBe('https://bank.example/credit/pay/code')
    expect(address.searchParams.get('return')).toBe('/payments/pay?pago=p%3A1')
    expect(queue.asked).toEqual([])
  })

  it('keeps its key after a failure, and takes another after a refusal', async () => {
    const { sent, answer, fail } = await open({ state: { payDraft: draft('282.00') } })
    await press('Pagar $282.00')
    await fail(new NetworkFailure('unreachable', { operation: 'x' }))
    expect(screen.getByRole('alert').textContent).toBe(
      'Hace falta conexión para pagar. No se cobró nada: tus montos siguen aquí.',
    )
    await press('Pagar $282.00')
    expect(sent()).toEqual([{ lines: LINES, clientMutationId: 'key-1-CARD' }])
    await answer('payCredit', refusal('PAYMENT_AMOUNT', 'Escribe un monto de $1.00 a $281.00.'))
    expect(screen.getByRole('alert').textContent).toBe('Escribe un monto de $1.00 a $281.00.')
    await press('Pagar $282.00')
    expect(sent()[0]).not.toMatchObject({ clientMutationId: 'key-1-CARD' })
    expect(left).not.toHaveBeenCalled()
  })

  it('asks for the PIN where the proof has ended, and goes on with the same amounts', async () => {
    const { sent, answer } = await open({ state: { payDraft: draft('282.00') } })
    await press('Pagar $282.00')
    await answer('payCredit', refusal('CREDIT_SESSION_OVER', 'Escribe tu NIP.'))
    const dialog = within(screen.getByRole('dialog', { name: 'Confirma que eres tú' }))
    await userEvent.type(dialog.getByLabelText('Número de cliente'), '10000016')
    await userEvent.type(dialog.getByLabelText('NIP'), '2580{Enter}')
    await answer('openCreditAccount', { account: { id: 'a:1', number: 'C10000016', isProven: true, holder: 'Ana' } })
    expect(sent()).toEqual([{ lines: LINES, clientMutationId: expect.any(String) }])
    await answer('payCredit', OPENED)
    expect(left).toHaveBeenCalledOnce()
  })

  it('opens a transfer, whose page a reload finds again', async () => {
    const { sent, answer, location } = await open({ state: { payDraft: draft('282.00') } })
    await userEvent.click(screen.getByRole('radio', { name: /^Transferencia/ }))
    await press('Transferir $282.00')
    expect(sent()).toEqual([{ lines: LINES, clientMutationId: 'key-1-TRANSFER' }])
    await answer('transferForCredit', { payment: { id: 'p:1' } })
    expect(`${location().pathname}${location().search}`).toBe('/payment/spei-pay?pago=p%3A1')
  })

  it('takes no transfer for a credit of another channel, and says why', async () => {
    await open({ state: { payDraft: draft('282.00', '10.00') } })
    const transfer = screen.getByRole('radio', { name: /^Transferencia/ })
    expect(transfer).toHaveProperty('disabled', true)
    expect(screen.getByText('No está disponible: Crédito 2 solo se paga con tarjeta.')).toBeDefined()
    expect(screen.getByRole('button', { name: 'Pagar $292.00' })).toBeDefined()
  })

  it.each([{}, { payDraft: { ...draft('1.00'), accountId: 'a:2' } }, { payDraft: { lines: [{ amount: 5 }] } }])(
    'without amounts of this account leads to the choice',
    async (state) => {
      await open({ state })
      expect(screen.getByRole('link', { name: 'Elegir qué pagar' }).getAttribute('href')).toBe('/payments')
      expect(screen.queryByRole('button', { name: /^Pagar/ })).toBeNull()
    },
  )
})

const PAYMENT = {
  id: 'p:1', __typename: 'CreditPayment', status: 'PENDING', method: 'CARD', total: money('282.00'), received: null, surplus: null,
  createdAt: '2026-11-27T20:00:00Z', payBefore: '2026-11-27T21:00:00Z', appliedAt: null, transfer: null, url: OPENED.payment.url,
  lines: [{ invoiceNumber: 'F10000001', invoice: invoice(1), amount: money('282.00') }],
} // prettier-ignore
const APPLIED = {
  ...PAYMENT, status: 'APPLIED', url: null, received: money('282.00'), appliedAt: '2026-11-27T20:01:00Z',
  lines: [{ invoiceNumber: 'F10000001', invoice: invoice(1), amount: money('282.00'), applied: money('282.00'), defaultInterest: money('0.30'), bonus: money('22.11'), takenOff: 2 }],
} // prettier-ignore
const main = () => document.body.textContent

describe('a payment by card', () => {
  it('that the provider has not reported is looked at after 2, 4 and 8 seconds, then when asked; it is not called refused', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const { mock } = await open({ payment: PAYMENT, search: '?pago=p%3A1' }).catch(() => {
      throw new Error('the page did not open')
    })
    const pass = (seconds: number) => act(async () => void (await vi.advanceTimersByTimeAsync(seconds * 1_000)))
    const answer = (payment: object) =>
      act(async () => {
        mock.resolveMostRecentOperation({ data: { creditPayment: payment } } as never)
        await vi.advanceTimersByTimeAsync(0)
      })
    for (const wait of [2, 4, 8]) {
      expect(screen.queryByRole('button', { name: 'Consultar de nuevo' })).toBeNull()
      await pass(wait - 0.1)
      expect(mock.getAllOperations()).toEqual([])
      await pass(0.2)
      expect(mock.getAllOperations()).toHaveLength(1)
      await answer(PAYMENT)
    }
    expect(
      screen.getByText(/^El banco todavía no nos confirma tu pago\. Si ya lo autorizaste, no pagues otra vez/),
    ).toBeDefined()
    expect(main()).not.toMatch(/rechaz|no se autoriz|fall/i)
    await pass(60)
    expect(mock.getAllOperations()).toEqual([])
  })

  it('that cannot be read says to check the network before paying again', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const { mock } = await open({ payment: PAYMENT, search: '?pago=p%3A1' })
    for (const wait of [2, 4, 8])
      await act(async () => {
        await vi.advanceTimersByTimeAsync(wait * 1_000)
        mock.rejectMostRecentOperation(new Error('cut'))
        await vi.advanceTimersByTimeAsync(0)
      })
    expect(
      screen.getByText(/^No pudimos confirmar la autorización\. Revisa tu conexión antes de volver a pagar/),
    ).toBeDefined()
  })

  it('that is applied has a receipt', async () => {
    await open({ payment: APPLIED, search: '?pago=p%3A1' })
    for (const text of [
      'Pago recibido',
      'Recibido$282.00',
      'Se aplicaron $282.00',
      'De ahí, intereses por atraso: $0.30',
      'Bonificación por pagar a tiempo: $22.11',
      'Ya no harás los últimos 2 pagos.',
      'Te quedan por pagar $4,835.00',
    ])
      expect(main()).toContain(text)
    expect(screen.getByRole('button', { name: 'Imprimir' })).toBeDefined()
    expect(screen.queryByRole('button', { name: /^Pagar/ })).toBeNull()
  })

  it('that brought more than was owed says how much', async () => {
    const more = { ...APPLIED, method: 'TRANSFER', received: money('300.00'), surplus: money('18.00') }
    await open({ payment: more, search: '?pago=p%3A1' })
    for (const text of ['Recibido$300.00', 'De más (te lo devolvemos)$18.00']) expect(main()).toContain(text)
  })

  it.each([
    ['EXPIRED', 'Este pago venció'],
    ['CANCELED', 'Este pago se canceló'],
    ['UNMATCHED', 'Recibimos tu dinero'],
    ['PARTIALLY_APPLIED', 'Recibimos una parte de tu pago'],
    ['PROCESSING', 'Recibimos tu transferencia'],
  ])('that is %s says so', async (status, title) => {
    await open({ payment: { ...PAYMENT, status, url: null }, search: '?pago=p%3A1' })
    expect(screen.getByRole('heading', { name: title })).toBeDefined()
  })

  it('that the session may not read leads to the login, which leads back', async () => {
    await open({ payment: null, search: '?pago=p%3A1' })
    expect(screen.getByText('No encontramos ese pago')).toBeDefined()
    const address = new URL(
      screen.getByRole('link', { name: 'Entrar de nuevo' }).getAttribute('href') ?? '',
      'https://x.example',
    )
    expect(atob(address.searchParams.get('r') ?? '')).toBe('/payments/pay?pago=p%3A1')
    expect(address.searchParams.has('otra')).toBe(true)
  })
})

it('a transfer shows what to enter at the bank, each with a button that copies it, and until when', async () => {
  const transfer = { account: '646180110410000013', reference: '4000014', bank: 'STP', beneficiary: 'Hogar Crédito' }
  await open({ payment: { ...PAYMENT, method: 'TRANSFER', url: null, transfer }, search: '?pago=p%3A1' })
  for (const label of ['CLABE', 'Referencia', 'Monto', 'Beneficiario'])
    expect(screen.getByRole('button', { name: `Copiar: ${label}` })).toBeDefined()
  for (const text of ['646180110410000013', '4000014', '$282.00', 'Hogar Crédito', 'STP'])
    expect(main()).toContain(text)
  expect(screen.getByText('Transfiere antes del viernes 27 de noviembre, 15:00.')).toBeDefined()
  expect(screen.getByText('Se refleja en unas 4 horas.')).toBeDefined()
  expect(screen.getByText('Paga a más tardar 2 días hábiles antes de tu fecha de corte.')).toBeDefined()
})

it.each([
  [1, 'Se refleja en aproximadamente 1 hora.'],
  [72, 'Se refleja en unas 72 horas.'],
  [0, 'Se refleja en unos minutos.'],
  [null, 'Se refleja en cuanto se procesa.'],
])('a transfer that takes %j hours says so', async (transferHours, text) => {
  const transfer = { account: '646180110410000013', reference: '4000014', bank: 'STP', beneficiary: 'Hogar Crédito' }
  const payment = { ...PAYMENT, method: 'TRANSFER', url: null, transfer }
  await open({ payment, transferHours, search: '?pago=p%3A1' })
  expect(screen.getByText(text)).toBeDefined()
})

it('the instructions of a transfer are stored on the device while its page may store', async () => {
  const transfer = { account: '646180110410000013', reference: '4000014', bank: 'STP', beneficiary: 'Hogar Crédito' }
  const payment = { ...PAYMENT, method: 'TRANSFER', url: null, transfer }
  await open({ payment, search: '?pago=p%3A1' })
  expect(localStorage.getItem('hogar:credit-transfers:hogar')).toBe('["p:1"]')
})
