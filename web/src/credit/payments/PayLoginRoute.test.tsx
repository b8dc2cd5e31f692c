import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import query from '../../__generated__/PayLoginRouteQuery.graphql'
import { RouteForTest } from '../../testing/RouteForTest.tsx'
import { createFakeQueue } from '../../testing/fakeQueue.ts'
import { renderWithRelay } from '../../testing/renderWithRelay.tsx'
import { PayLoginRoute } from './PayLoginRoute.tsx'

const PROFILE = 'hogar:credit-profile:hogar'

beforeEach(() => {
  localStorage.clear()
  localStorage.setItem(PROFILE, '{"accountNumber":"016","name":"Ana","type":"menudeo"}')
})

async function open(search = '') {
  const queue = createFakeQueue()
  const root = { store: { id: 's:1', credit: {} }, viewer: { customer: null }, creditAccount: null }
  const view = await renderWithRelay(
    <RouteForTest query={query} root={root}>
      <PayLoginRoute />
    </RouteForTest>,
    { path: `/payments/login${search}`, answered: 0, queue },
  )
  const signIn = async (payload: object) => {
    await userEvent.type(screen.getByLabelText('Número de cliente'), '10000016')
    await userEvent.type(screen.getByLabelText('NIP'), '2580{Enter}')
    await act(async () => {
      view.environment.mock.resolveMostRecentOperation({
        data: { openCreditAccount: { userErrors: [], ...payload } },
      } as never)
      await new Promise((done) => setTimeout(done))
    })
  }
  return { signIn, queue, location: () => view.router.state.location }
}
const PROVEN = { account: { id: 'a:1', number: 'C10000016', isProven: true, holder: 'Ana López Ruiz' } }
const r = (path: string) => `?r=${encodeURIComponent(btoa(path))}`

it('recognises the device, and goes on to the payments with the PIN; none of it is stored', async () => {
  const { signIn, queue, location } = await open()
  expect(screen.getByText('Hola, Ana. La última vez pagaste la cuenta que termina en 016.')).toBeDefined()
  await signIn(PROVEN)
  expect(location().pathname).toBe('/payments')
  expect(queue.asked).toEqual([])
  expect(JSON.stringify(localStorage)).not.toMatch(/2580|10000016|López/)
})

it('goes on to the path in r, and forgets the profile then', async () => {
  const { signIn, location } = await open(r('/payments/pay?pago=p1'))
  await signIn(PROVEN)
  expect(`${location().pathname}${location().search}`).toBe('/payments/pay?pago=p1')
  expect(localStorage.getItem(PROFILE)).toBeNull()
})

it.each(['https://evil.example/', '//evil.example', '/\\evil.example', 'javascript:alert(1)'])(
  'goes to no other site: %s',
  async (address) => {
    const { signIn, location } = await open(r(address))
    await signIn(PROVEN)
    expect(location().pathname).toBe('/payments')
  },
)

it('says why a PIN was refused, and stays', async () => {
  const { signIn, location } = await open()
  const message = 'El NIP no es correcto. Te quedan 4 intentos.'
  await signIn({ account: null, userErrors: [{ code: 'PIN_INCORRECT', message, field: ['pin'] }] })
  expect(screen.getByText(message)).toBeDefined()
  expect(location().pathname).toBe('/payments/login')
})
