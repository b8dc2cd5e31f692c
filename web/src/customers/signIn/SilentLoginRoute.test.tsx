import { beforeEach, expect, it } from 'vitest'
import query from '../../__generated__/SilentLoginRouteQuery.graphql'
import { RouteForTest } from '../../testing/RouteForTest.tsx'
import { renderWithRelay } from '../../testing/renderWithRelay.tsx'
import { withReturnPath } from './returnPath.ts'
import { SilentLoginRoute } from './SilentLoginRoute.tsx'

const PROFILE = 'hogar:credit-profile:hogar'
const ANA = { id: 'c:1', firstName: 'Ana' }

beforeEach(() => localStorage.setItem(PROFILE, '{"accountNumber":"016","name":"Luis","type":"menudeo"}'))

async function open(path: string, customer: object | null = ANA) {
  const root = { viewer: { customer, arrivalNotices: [] } }
  const { router } = await renderWithRelay(
    <RouteForTest query={query} root={root}>
      <SilentLoginRoute />
    </RouteForTest>,
    { path, answered: 0 },
  )
  return () => router.state.location.pathname
}

it('forgets the credit account that was paid on the device where r leads on', async () => {
  await open(withReturnPath('/silent-login', '/payments'))
  await expect.poll(() => localStorage.getItem(PROFILE)).toBeNull()
})

it.each([
  ['/silent-login', ANA, '/'],
  [withReturnPath('/silent-login', '/payments'), null, '/not-found'],
])('keeps the credit account that was paid on the device at %s of %j', async (path, customer, target) => {
  const address = await open(path, customer)
  await expect.poll(address).toBe(target)
  expect(localStorage.getItem(PROFILE)).not.toBeNull()
})
