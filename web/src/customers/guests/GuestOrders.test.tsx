import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import ordersRouteQuery from '../../__generated__/OrdersRouteQuery.graphql'
import { NotificationOutlet } from '../../design/overlays/NotificationOutlet.tsx'
import { NetworkFailure } from '../../relay/NetworkFailure.ts'
import { createFakeQueue } from '../../testing/fakeQueue.ts'
import { RouteForTest } from '../../testing/RouteForTest.tsx'
import { renderWithRelay } from '../../testing/renderWithRelay.tsx'
import { OrdersRoute } from '../orders/OrdersRoute.tsx'
import { storeSignedInName } from '../signedInName.ts'
import { ClaimOrdersRoute } from './ClaimOrdersRoute.tsx'

beforeEach(() => localStorage.clear())

const ANA = { id: 'c:1', firstName: 'Ana', email: 'ana@example.mx' }
const NO_ORDERS = { edges: [], pageInfo: { hasNextPage: false } }
const answered = (isEmailProven: boolean) => ({ __typename: 'Customer', ...ANA, isEmailProven })

type View = Awaited<ReturnType<typeof renderWithRelay>>
const answerNext = ({ environment }: View, data: object) =>
  act(async () => environment.mock.resolveMostRecentOperation({ data } as never))
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

describe('the offer below the orders', () => {
  const openOrders = async (isEmailProven: boolean | null) => {
    const queue = createFakeQueue()
    const view = await renderWithRelay(
      <RouteForTest
        query={ordersRouteQuery}
        variables={{ first: 10 }}
        root={{ viewer: { customer: { ...ANA, isEmailProven, orders: NO_ORDERS } } }}
      >
        <OrdersRoute />
        <NotificationOutlet />
      </RouteForTest>,
      { path: '/my-account/orders', queue, answered: 0 },
    )
    return { ...view, queue }
  }

  it('has a link mailed to the account’s address, and says so', async () => {
    const view = await openOrders(false)
    expect(screen.getByText(/¿Compraste antes sin cuenta\?/).textContent).toContain('ana@example.mx')
    await press('Enviar enlace')
    await answerNext(view, {
      requestGuestOrders: {
        customer: answered(false),
        userErrors: [],
        notices: [{ message: 'Te enviamos un enlace.' }],
      },
    })
    expect(screen.getByText('Te enviamos un enlace.')).toBeDefined()
  })

  it('is never queued: without a network it says so', async () => {
    const { queue, rejectNext } = await openOrders(false)
    await press('Enviar enlace')
    await rejectNext(new NetworkFailure('unreachable', { operation: 'GuestOrdersOfferMutation' }))
    expect(screen.getByText(/No hay conexión/)).toBeDefined()
    expect(queue.asked).toEqual([])
  })

  it.each([[true], [null]])(
    'is not made where the address is proven or the platform has no such thing: %s',
    async (isProven) => {
      await openOrders(isProven)
      expect(screen.getByText('Todavía no tienes pedidos')).toBeDefined()
      expect(screen.queryByText(/sin cuenta/)).toBeNull()
    },
  )
})

describe('the page of the link', () => {
  const open = (query: string) =>
    renderWithRelay(<ClaimOrdersRoute />, { path: `/customer/account/claim-orders${query}`, answered: 0 })

  it('does nothing by being opened, and links to the orders once it was pressed', async () => {
    const view = await open('?token=secret')
    expect(view.environment.mock.getAllOperations()).toEqual([])
    expect(view.router.state.location.search).toBe('')
    await press('Traer mis compras')
    expect(view.environment.mock.getMostRecentOperation().request.variables).toEqual({ input: { token: 'secret' } })
    await answerNext(view, {
      claimGuestOrders: { customer: answered(true), userErrors: [], notices: [{ message: 'Listo.' }] },
    })
    expect(screen.getByRole('status').textContent).toBe('Listo.')
    expect(screen.getByRole('link', { name: 'Mis pedidos' }).getAttribute('href')).toBe('/my-account/orders')
  })

  it('asks to sign in where the account is not open, and can be pressed again then', async () => {
    const view = await open('?token=secret')
    await press('Traer mis compras')
    const userErrors = [{ code: 'SIGNED_OUT', message: 'Inicia sesión para continuar.' }]
    await answerNext(view, { claimGuestOrders: { customer: null, userErrors, notices: [] } })
    expect(screen.getByRole('alert').textContent).toBe('Inicia sesión para continuar.')
    expect(screen.getByLabelText('Correo electrónico')).toBeDefined()
    await act(async () => storeSignedInName('hogar', 'Ana'))
    expect(screen.queryByLabelText('Correo electrónico')).toBeNull()
    expect(screen.getByRole('button', { name: 'Traer mis compras' })).toBeDefined()
  })

  it('asks for the whole link where it holds nothing', async () => {
    await open('')
    expect(screen.getByText(/Este enlace está incompleto/)).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Traer mis compras' })).toBeNull()
  })
})
