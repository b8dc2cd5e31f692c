import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { STORES, type StoreDefinition } from '@hogar/schema/stores.ts'
import type { OperationDescriptor } from 'relay-runtime'
import { beforeEach, describe, expect, it } from 'vitest'
import query from '../../__generated__/CreditsRouteQuery.graphql'
import refetchQuery from '../../__generated__/CreditAccountsRefetchQuery.graphql'
import { NotificationOutlet } from '../../design/overlays/NotificationOutlet.tsx'
import { NetworkFailure } from '../../relay/NetworkFailure.ts'
import { answerQuery } from '../../testing/answerQuery.ts'
import { RouteForTest } from '../../testing/RouteForTest.tsx'
import { createFakeQueue } from '../../testing/fakeQueue.ts'
import { renderWithRelay } from '../../testing/renderWithRelay.tsx'
import { CreditsRoute } from './CreditsRoute.tsx'

const money = (amount: string) => ({ amount, currencyCode: 'MXN' })
const DUE = {
  date: '2026-11-26', payBy: '2026-11-24', total: money('129.89'), contract: money('152.00'),
  punctual: money('129.89'), late: money('0.00'), defaultInterest: money('0.00'),
} // prettier-ignore
const CREDIT = {
  id: 'i:1', __typename: 'CreditInvoice', name: 'Compra a crédito', number: 'F10000001', balance: money('4841.00'),
  status: 'CURRENT', due: DUE,
} // prettier-ignore
const ACCOUNT = {
  id: 'a:1', __typename: 'CreditAccount', number: 'C1000•••6', holder: null, isProven: false, status: 'ACTIVE',
  line: money('10000.00'), available: money('6934.23'), owed: money('4841.00'), next: DUE, credits: [CREDIT],
} // prettier-ignore
const PROVEN = { ...ACCOUNT, number: 'C10000016', holder: 'Ana López Ruiz', isProven: true }

beforeEach(() => localStorage.clear())

async function open(creditAccounts: readonly object[] | null, store?: StoreDefinition) {
  const queue = createFakeQueue()
  const customer = { id: 'c:1', firstName: 'Ana', creditAccounts }
  const root = { store: { id: 's:1', credit: {} }, viewer: { customer } }
  const view = await renderWithRelay(
    <RouteForTest query={query} root={root}>
      <CreditsRoute />
      <NotificationOutlet />
    </RouteForTest>,
    { path: `${store?.urlPrefix ?? ''}/my-account/credits`, queue, answered: 0, ...(store ? { store } : {}) },
  )
  const { mock } = view.environment
  return {
    environment: view.environment,
    queue,
    sent: () => mock.getAllOperations().map(({ request }) => request.variables['input'] as object),
    answer: (name: string, payload: object) =>
      act(async () => {
        mock.resolveMostRecentOperation({ data: { [name]: { userErrors: [], notices: [], ...payload } } } as never)
        // The form goes on in a few promises.
        await new Promise((done) => setTimeout(done))
      }),
    fail: (error: Error) => act(async () => mock.rejectMostRecentOperation(error)),
    with: (accounts: readonly object[]) => ({ customer: { ...customer, creditAccounts: accounts } }),
  }
}
const refusal = (code: string, message: string, field: string[] | null = null) => ({ userErrors: [{ code, message, field }] }) // prettier-ignore
const number = () => screen.getByLabelText<HTMLInputElement>('Número de cliente')
const pin = () => screen.getByLabelText<HTMLInputElement>('NIP')
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

it('stands behind the orders in the menu of the account', async () => {
  await open([ACCOUNT])
  const places = screen.getAllByRole('link').map((link) => link.textContent)
  expect(places[places.indexOf('Mis pedidos') + 1]).toBe('Mis créditos')
})

describe('a credit account', () => {
  it('shows what is owed, available and due, and what is lost by paying late', async () => {
    await open([ACCOUNT])
    expect(screen.getByRole('link', { name: 'Mis créditos' }).getAttribute('aria-current')).toBe('page')
    const text = screen.getByRole('region', { name: 'Cuenta de crédito C1000•••6' }).textContent
    for (const part of [
      'Debes$4,841.00',
      'Disponible$6,934.23',
      'Línea de crédito$10,000.00',
      'Págalo a más tardarmartes 24 de noviembre',
      'Según el contrato$152.00',
      'Si pagas después del jueves 26 de noviembre pierdes $22.11 de bonificación.',
      'Al corriente',
      'Toca pagar $129.89 a más tardar el martes 24 de noviembre.',
    ])
      expect(text).toContain(part)
    expect(text).not.toContain('atrasados')
    expect(screen.getByRole('link', { name: 'Compra a crédito' }).getAttribute('href')).toBe(
      '/my-account/credits/F10000001',
    )
  })

  it('leaves out what is not known, and says what is late', async () => {
    const due = { ...DUE, contract: null, punctual: null, payBy: null, late: money('304.00') }
    await open([{ ...ACCOUNT, line: null, available: null, next: due, status: 'BLOCKED', credits: null }])
    const text = screen.getByRole('region', { name: /^Cuenta/ }).textContent
    expect(text).toContain('Tienes pagos atrasados: $304.00')
    expect(text).toContain('Tu cuenta está bloqueada')
    expect(text).toContain('Por ahora no podemos mostrar tus créditos.')
    expect(text).not.toMatch(/bonificación|Línea de crédito|Según el contrato/)
  })

  it('titles an open transfer as its other parts', async () => {
    const transfer = {
      id: 'p:1', __typename: 'CreditPayment', status: 'PENDING', payBefore: '2026-12-03T16:00:00Z',
      total: money('123.45'), transfer: { reference: '4000014' },
    } // prettier-ignore
    await open([{ ...ACCOUNT, openTransfers: [transfer] }])
    const titles = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
    expect(titles).toEqual(['Tu próximo pago', 'Tienes una transferencia pendiente', 'Tus créditos'])
  })

  it('that could not be read says so, and can be requested again', async () => {
    const { environment } = await open(null)
    expect(screen.getByRole('alert').textContent).toContain('Por ahora no podemos mostrar tu cuenta de crédito.')
    expect(screen.queryByLabelText('Número de cliente')).toBeNull()
    await press('Intentar de nuevo')
    const operation: OperationDescriptor = environment.mock.getMostRecentOperation()
    const node = { id: 'c:1', __typename: 'Customer', creditAccounts: [ACCOUNT] }
    const data = answerQuery(refetchQuery, operation.request.variables, { node })
    await act(async () => environment.mock.resolve(operation, { data: data as never }))
    expect(screen.getByRole('region', { name: /^Cuenta/ })).toBeDefined()
  })
})

it('without an account leads to both loans, beside the way to link one', async () => {
  await open([])
  expect(screen.getByRole('heading', { name: 'Ya tengo cuenta de crédito' })).toBeDefined()
  const links = ['Conocer Credilana', 'Conocer el préstamo personal'].map((name) => screen.getByRole('link', { name }))
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/credilana', '/prestamo-personal'])
})

describe('linking a credit account', () => {
  it('puts the C before the number, proves it by its PIN, and stores none of it', async () => {
    const { sent, answer, queue, with: having } = await open([])
    expect(['inputmode', 'autocomplete', 'type'].map((name) => pin().getAttribute(name))).toEqual([
      'numeric', 'off', 'password',
    ]) // prettier-ignore
    await userEvent.type(number(), '10000016')
    await userEvent.tab()
    expect(number().value).toBe('C10000016')
    await userEvent.type(pin(), '2x580{Enter}')
    expect(sent()).toEqual([{ accountNumber: 'C10000016', pin: '2580' }])
    await answer('openCreditAccount', { account: PROVEN })
    expect(sent()).toEqual([{ clientMutationId: expect.any(String) }])
    const notices = [{ message: 'Tu cuenta de crédito quedó unida a tu cuenta.' }]
    await answer('linkCreditAccount', { ...having([PROVEN]), notices })
    expect(screen.getByRole('region', { name: 'Cuenta de crédito C10000016' })).toBeDefined()
    expect(screen.getByText('Tu cuenta de crédito quedó unida a tu cuenta.')).toBeDefined()
    expect(queue.asked).toEqual([])
    expect(JSON.stringify(localStorage)).not.toMatch(/2580|10000016/)
  })

  it('is not requested for what cannot be a number or a PIN', async () => {
    const { sent } = await open([])
    await userEvent.type(number(), 'C10000017')
    await userEvent.type(pin(), '123')
    await press('Unir a mi cuenta')
    expect(screen.getByText('El número de cliente es una C y 8 dígitos. Revísalo.')).toBeDefined()
    expect(screen.getByText('El NIP tiene de 4 a 8 dígitos.')).toBeDefined()
    expect([document.activeElement, sent()]).toEqual([number(), []])
  })

  it('says beside its field why a PIN was refused, until it is changed', async () => {
    const { answer } = await open([])
    await userEvent.type(number(), '10000016')
    await userEvent.type(pin(), '1111{Enter}')
    await answer('openCreditAccount', { account: null, ...refusal('PIN_INCORRECT', 'Te quedan 4 intentos.', ['pin']) })
    const told = screen.getByText('Te quedan 4 intentos.')
    expect([pin().getAttribute('aria-describedby'), document.activeElement]).toEqual([told.id, pin()])
    await userEvent.keyboard('2')
    expect(screen.queryByText('Te quedan 4 intentos.')).toBeNull()
  })

  it('says above the form what belongs to no field, and needs a network', async () => {
    const { answer, fail } = await open([])
    await userEvent.type(number(), '10000016')
    await userEvent.type(pin(), '2580{Enter}')
    await answer('openCreditAccount', { account: PROVEN })
    await answer('linkCreditAccount', { customer: null, ...refusal('CREDIT_LINK_TAKEN', 'No se puede unir.') })
    expect(screen.getByRole('alert').textContent).toBe('No se puede unir.')
    await press('Unir a mi cuenta')
    await fail(new NetworkFailure('unreachable', { operation: 'x' }))
    expect(screen.getByRole('alert').textContent).toBe('No hay conexión. Inténtalo de nuevo cuando vuelva.')
    expect(pin().value).toBe('2580')
  })

  it('goes by a code of an SMS without a PIN, and sets a new one', async () => {
    const { sent, answer } = await open([])
    await press('No tengo mi NIP')
    await userEvent.type(number(), '10000016{Enter}')
    expect(sent()).toEqual([{ accountNumber: 'C10000016' }])
    await answer('sendCreditCode', { resendSeconds: 300, notices: [{ message: 'Te mandamos un código.' }] })
    expect(screen.getByText('Te mandamos un código.')).toBeDefined()
    expect(screen.getByRole('timer').textContent).toMatch(/ (5:00|4:59)$/)
    const code = screen.getByLabelText('Código del SMS')
    expect([document.activeElement, code.getAttribute('autocomplete')]).toEqual([code, 'one-time-code'])
    await userEvent.type(code, '0123')
    await userEvent.type(screen.getByLabelText('NIP nuevo (opcional)'), '8642{Enter}')
    expect(sent()).toEqual([{ accountNumber: 'C10000016', code: '0123', newPin: '8642' }])
    await answer('confirmCreditCode', { account: null, ...refusal('PIN_TOO_EASY', 'Elige otro NIP.', ['newPin']) })
    expect(document.activeElement).toBe(screen.getByLabelText('NIP nuevo (opcional)'))
    await userEvent.type(number(), '{Backspace}')
    expect(screen.queryByLabelText('Código del SMS')).toBeNull()
  })

  it('asks for the code before when another is requested too soon', async () => {
    const { answer } = await open([])
    await press('No tengo mi NIP')
    await userEvent.type(number(), '10000016{Enter}')
    await answer('sendCreditCode', { resendSeconds: null, ...refusal('SMS_TOO_SOON', 'Ya te mandamos un código.') })
    expect(screen.getByText('Ya te mandamos un código.')).toBeDefined()
    expect(screen.getByLabelText('Código del SMS')).toBeDefined()
  })
})

describe('unlinking a credit account', () => {
  const question = () => screen.getByRole('dialog', { name: '¿Quitar la cuenta de crédito?' })

  it('is asked about first, and asks for the PIN where the session has no proof', async () => {
    const { sent, answer, with: having } = await open([ACCOUNT])
    await press('Quitar de mi cuenta')
    await userEvent.type(within(question()).getByLabelText('Número de cliente'), '10000016')
    await userEvent.type(within(question()).getByLabelText('NIP'), '2580{Enter}')
    await answer('openCreditAccount', { account: PROVEN })
    expect(document.activeElement).toBe(within(question()).getByRole('button', { name: 'Conservar' }))
    await userEvent.click(within(question()).getByRole('button', { name: 'Quitar de mi cuenta' }))
    expect(sent()).toEqual([{ accountId: 'a:1', clientMutationId: expect.any(String) }])
    await answer('unlinkCreditAccount', having([]))
    expect(screen.getByText('Todavía no hay una cuenta de crédito aquí')).toBeDefined()
  })

  it('asks for the PIN again when the proof has ended', async () => {
    const { answer } = await open([PROVEN])
    await press('Quitar de mi cuenta')
    await userEvent.click(within(question()).getByRole('button', { name: 'Quitar de mi cuenta' }))
    await answer('unlinkCreditAccount', { customer: null, ...refusal('CREDIT_SESSION_OVER', 'Escribe tu NIP.') })
    expect(within(question()).getByRole('alert').textContent).toBe('Escribe tu NIP.')
    expect(within(question()).getByLabelText('NIP')).toBeDefined()
  })
})

it.each(STORES.filter(({ countryCode }) => countryCode !== 'MX'))('is no place of the store $code', async (store) => {
  await open([], store)
  expect(screen.queryByRole('link', { name: /Meine Kredite|I miei crediti/ })).toBeNull()
})
