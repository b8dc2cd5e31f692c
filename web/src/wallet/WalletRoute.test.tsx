import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type Environment, type OperationDescriptor, createOperationDescriptor } from 'relay-runtime'
import { type StoreDefinition, storeByCode } from '@hogar/schema/stores.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import query from '../__generated__/WalletRouteQuery.graphql'
import pageQuery from '../__generated__/WalletHistoryPageQuery.graphql'
import { NotificationOutlet } from '../design/overlays/NotificationOutlet.tsx'
import { createOptimisticLayers, variablesOf } from '../offline/optimisticLayers.ts'
import { newTask } from '../offline/task.ts'
import { placeOrderMutation } from '../orders/placeOrderMutation.ts'
import { cancelOrderMutation } from '../returns/cancelOrderMutation.ts'
import { RouteForTest } from '../testing/RouteForTest.tsx'
import { answerQuery } from '../testing/answerQuery.ts'
import { renderWithRelay } from '../testing/renderWithRelay.tsx'
import { WALLET_PAGE_SIZE } from './limits.ts'
import { WalletRoute } from './WalletRoute.tsx'

const money = (amount: string, currencyCode = 'MXN') => ({ amount, currencyCode })
const edge = (entryId: string, fields: object = {}) => ({
  cursor: entryId,
  node: {
    entryId, kind: 'BOOKING', amount: money('10.00'), balance: money('10.00'), bookedAt: '2026-11-20T02:30:00Z',
    reason: 'Bienvenida', orderNumber: null, returnNumber: null, orderId: null, ...fields,
  },
}) // prettier-ignore
const PAID = edge('2', { kind: 'PAYMENT', amount: money('-522.00'), balance: money('478.00'), reason: null, orderNumber: '000000012', orderId: 'order:12' }) // prettier-ignore
const REFUNDED = edge('3', { kind: 'REFUND', amount: money('522.00'), balance: money('1000.00'), reason: null, orderNumber: '000000012', orderId: 'order:12' }) // prettier-ignore
const RETURNED = edge('4', { kind: 'RETURN', amount: money('10.00'), balance: money('1010.00'), reason: 'El reembolso queda en tu monedero.', orderNumber: '000000012', returnNumber: '000000003', orderId: 'order:12' }) // prettier-ignore
const WELCOME = edge('1', { amount: money('1000.00'), balance: money('1000.00') })
const historyOf = (edges: readonly object[], hasNextPage = false) => ({
  edges,
  pageInfo: { hasNextPage, endCursor: hasNextPage ? 'c' : null },
})
const wallet = (fields: object = {}) => ({
  balance: money('1000.00'),
  isBalanceKnown: true,
  history: historyOf([]),
  ...fields,
})
const root = (held: object | null) => ({ viewer: { customer: { id: 'c:1', firstName: 'Ana', wallet: held } } })
const variables = { first: WALLET_PAGE_SIZE }

beforeEach(() => localStorage.clear())

async function open(held: object | null, store?: StoreDefinition) {
  return renderWithRelay(
    <RouteForTest query={query} variables={variables} root={root(held)}>
      <WalletRoute />
      <NotificationOutlet />
    </RouteForTest>,
    { path: `${store?.urlPrefix ?? ''}/my-account/wallet`, answered: 0, ...(store ? { store } : {}) },
  )
}
const rows = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent ?? '').filter((text) => /\$|€/.test(text)) // prettier-ignore

describe('the wallet of an account', () => {
  it('is one of its places, and says what is in it', async () => {
    await open(wallet())
    expect(screen.getByRole('link', { name: 'Monedero' }).getAttribute('aria-current')).toBe('page')
    expect(screen.getByRole('region', { name: 'Tu saldo' }).textContent).toContain('$1,000.00')
    expect(screen.getByText('Aún no hay movimientos')).toBeDefined()
    expect(screen.getByRole('link', { name: 'Ver la tienda' }).getAttribute('href')).toBe('/')
  })

  it('says of each entry what it was, when, how much and what was left, and links to its order', async () => {
    await open(wallet({ history: historyOf([REFUNDED, PAID, WELCOME]) }))
    expect(rows()).toEqual([
      'Devolución del pedido 00000001219 de noviembre de 2026+$522.00Saldo: $1,000.00',
      'Pago del pedido 00000001219 de noviembre de 2026-$522.00Saldo: $478.00',
      'Bienvenida19 de noviembre de 2026+$1,000.00Saldo: $1,000.00',
    ])
    expect(screen.getByRole('link', { name: 'Pago del pedido 000000012' }).getAttribute('href')).toBe(
      '/my-account/orders/order%3A12',
    )
    expect(screen.queryByRole('link', { name: 'Bienvenida' })).toBeNull()
  })

  it('names the return that money came back for, and says where it went', async () => {
    await open(wallet({ history: historyOf([RETURNED]) }))
    expect(rows()).toEqual([
      'Reembolso de la devolución 000000003, pedido 00000001219 de noviembre de 2026El reembolso queda en tu monedero.+$10.00Saldo: $1,010.00',
    ])
  })

  it('names what the shop says nothing of', async () => {
    await open(wallet({ history: historyOf([edge('1', { reason: null, balance: null })]) }))
    expect(rows()).toEqual(['Movimiento de la tienda19 de noviembre de 2026+$10.00'])
  })

  it.each([
    ['de', 'Guthaben', 'Zahlung der Bestellung 00000001220. November 2026-522,00 €Stand: 478,00 €'],
    ['it', 'Portafoglio', 'Pagamento dell’ordine 00000001220 novembre 2026-522,00 €Saldo: 478,00 €'],
  ])('in %s is shown in the words and format of the store', async (code, title, row) => {
    const node = { ...PAID.node, amount: money('-522.00', 'EUR'), balance: money('478.00', 'EUR') }
    await open(wallet({ balance: money('478.00', 'EUR'), history: historyOf([{ ...PAID, node }]) }), storeByCode(code) ?? undefined) // prettier-ignore
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeDefined()
    expect(rows().map((text) => text.replaceAll(/\s/g, ' '))).toEqual([row])
  })

  it.each([
    ['could not be read', null],
    ['was not counted', wallet({ balance: money('0.00'), isBalanceKnown: false })],
  ])('that %s shows no amount, and says so', async (_name, held) => {
    await open(held)
    expect(screen.getByRole('alert').textContent).toContain('no podemos mostrar tu saldo')
    expect(screen.queryByText(/\$/)).toBeNull()
  })

  it('stands when its history cannot be read', async () => {
    await open(wallet({ history: null }))
    expect(screen.getByText('$1,000.00')).toBeDefined()
    expect(screen.getByText(/no podemos mostrar tus movimientos/)).toBeDefined()
  })
})

describe('more of its history', () => {
  const press = () => userEvent.click(screen.getByRole('button', { name: 'Ver más movimientos' }))

  it('comes below what is there, a page at a time', async () => {
    const { environment } = await open(wallet({ history: historyOf([REFUNDED, PAID], true) }))
    await press()
    const operation: OperationDescriptor = environment.mock.getMostRecentOperation()
    expect(operation.request.variables).toMatchObject({ first: WALLET_PAGE_SIZE, after: 'c' })
    const more = { id: 'c:1', __typename: 'Customer', wallet: wallet({ history: historyOf([WELCOME]) }) }
    await act(
      async () =>
      environment.mock.resolve(operation, { data: answerQuery(pageQuery, operation.request.variables, { node: more }) as never }), // prettier-ignore
    )
    expect(rows()).toHaveLength(3)
    expect(screen.queryByRole('button', { name: 'Ver más movimientos' })).toBeNull()
  })

  it('that cannot be fetched is reported, and can be requested again', async () => {
    const { rejectNext } = await open(wallet({ history: historyOf([PAID], true) }))
    await press()
    await rejectNext(new Error('gone'))
    expect(await screen.findByText('No pudimos cargar más movimientos. Inténtalo de nuevo.')).toBeDefined()
    expect(screen.getByRole('button', { name: 'Ver más movimientos' })).toBeDefined()
  })
})

it.each([
  ['an order is placed', placeOrderMutation, 'placeOrder'],
  ['one is called off', cancelOrderMutation, 'cancelOrder'],
] as const)('is requested again once %s, on any page', async (_name, mutation, name) => {
  const { environment } = await open(wallet())
  const stored = createOperationDescriptor(query, variables)
  expect(environment.check(stored).status).toBe('available')
  const input =
    name === 'placeOrder' ? { email: 'ana@example.mx' } : { orderId: 'order:12', reason: 'other', lines: null }
  const task = newTask({ id: 't', name, scope: mutation.scope, variables: { input }, optimism: {} }, null, 0)
  const data = answerQuery(mutation.document, variablesOf(task), {})
  const layers = createOptimisticLayers(environment as Environment, () => undefined)
  act(() => layers.show(task, mutation, { kind: 'done', data }))
  expect(environment.check(stored).status).toBe('stale')
})
