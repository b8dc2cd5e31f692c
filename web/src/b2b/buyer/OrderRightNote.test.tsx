import { screen } from '@testing-library/react'
import { storeByCode } from '@hogar/schema/stores.ts'
import { afterEach, expect, it } from 'vitest'
import cartRouteQuery from '../../__generated__/CartRouteQuery.graphql'
import { CartRoute } from '../../cart/CartRoute.tsx'
import { cartFixture } from '../../cart/testing/cartFixture.ts'
import { RouteQuery } from '../../cart/testing/RouteQuery.tsx'
import { storeSignedInName } from '../../customers/signedInName.ts'
import { createFakeQueue } from '../../testing/fakeQueue.ts'
import { renderWithRelay } from '../../testing/renderWithRelay.tsx'

afterEach(() => localStorage.clear())

const COMPANY = { name: 'Muebles del Norte', status: 'APPROVED', isWholesale: false }

async function open(company: object, buysForCompany = true) {
  storeSignedInName('mavi', 'Ana')
  const cart = { ...cartFixture([{ sku: 'SOFA', name: 'Sofá Oslo' }]), gift: null }
  const customer = { buysForCompany, company: { ...COMPANY, ...company } }
  await renderWithRelay(
    <RouteQuery query={cartRouteQuery}>
      <CartRoute />
    </RouteQuery>,
    {
      queue: createFakeQueue(),
      store: storeByCode('mavi')!,
      path: '/mavi/checkout/cart',
      answered: 2,
      mockResolvers: { Viewer: () => ({ cart, customer }), Store: () => ({ externalCheckoutUrl: null }) },
    },
  )
}

it('says to a viewer of a company on the cart that they cannot order, and what they can do', async () => {
  await open({ permissions: ['READ_ORDERS'] })
  expect(await screen.findByText(/^En Muebles del Norte puedes consultar, pero no comprar/)).toBeTruthy()
  expect(screen.getAllByRole('button', { name: 'Compartir carrito' }).length).toBeGreaterThan(0)
  expect(screen.getByRole('button', { name: 'Comprar para mí' })).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Pagar' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Pagar' }).getAttribute('aria-disabled')).toBe('true')
})

it('says of a blocked company that it cannot order at present', async () => {
  await open({ status: 'BLOCKED', permissions: ['READ_ORDERS'] })
  expect(await screen.findByText(/^Muebles del Norte no puede hacer pedidos por ahora/)).toBeTruthy()
})

it.each([
  ['a buyer', ['ORDER', 'READ_ORDERS'], true],
  ['a viewer who buys for themselves', ['READ_ORDERS'], false],
] as const)('leaves %s the way to the checkout', async (_who, permissions, isForCompany) => {
  await open({ permissions }, isForCompany)
  expect(screen.getByRole('link', { name: 'Pagar' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Comprar para mí' })).toBeNull()
})
