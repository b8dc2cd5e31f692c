import { screen } from '@testing-library/react'
import { storeByCode } from '@hogar/schema/stores.ts'
import { afterEach, expect, it } from 'vitest'
import cartRouteQuery from '../../__generated__/CartRouteQuery.graphql'
import checkoutRouteQuery from '../../__generated__/CheckoutRouteQuery.graphql'
import { CartRoute } from '../../cart/CartRoute.tsx'
import { cartFixture } from '../../cart/testing/cartFixture.ts'
import { RouteQuery } from '../../cart/testing/RouteQuery.tsx'
import { CheckoutRoute } from '../../checkout/CheckoutRoute.tsx'
import { storeSignedInName } from '../../customers/signedInName.ts'
import { createFakeQueue } from '../../testing/fakeQueue.ts'
import { renderWithRelay } from '../../testing/renderWithRelay.tsx'

afterEach(() => localStorage.clear())

const CART = { query: cartRouteQuery, content: <CartRoute />, path: '/mavi/checkout/cart' }
const CHECKOUT = { query: checkoutRouteQuery, content: <CheckoutRoute />, path: '/mavi/checkout' }
const COMPANY = { name: 'Muebles del Norte', status: 'APPROVED', isWholesale: false }

async function open(company: object, { buysForCompany = true, page = CART } = {}) {
  storeSignedInName('mavi', 'Ana')
  const cart = { ...cartFixture([{ sku: 'SOFA', name: 'Sofá Oslo' }]), gift: null }
  const customer = { buysForCompany, company: { ...COMPANY, ...company } }
  await renderWithRelay(<RouteQuery query={page.query}>{page.content}</RouteQuery>, {
    queue: createFakeQueue(),
    store: storeByCode('mavi')!,
    path: page.path,
    answered: 2,
    mockResolvers: { Viewer: () => ({ cart, customer }), Store: () => ({ externalCheckoutUrl: null }) },
  })
}

it('says to a viewer of a company on the cart that they cannot order, and what they can do', async () => {
  await open({ permissions: ['READ_ORDERS'] })
  expect(await screen.findByText(/^En Muebles del Norte puedes consultar, pero no comprar/)).toBeTruthy()
  expect(screen.getAllByRole('button', { name: 'Compartir carrito' }).length).toBeGreaterThan(0)
  expect(screen.getByRole('button', { name: 'Comprar para mí' })).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Pagar' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Pagar' }).getAttribute('aria-disabled')).toBe('true')
})

it('says so at the start of the checkout, in place of its steps', async () => {
  await open({ permissions: ['READ_ORDERS'] }, { page: CHECKOUT })
  expect(await screen.findByText(/^En Muebles del Norte puedes consultar, pero no comprar/)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Comprar para mí' })).toBeTruthy()
  expect(screen.getAllByRole('link', { name: 'Volver al carrito' }).length).toBeGreaterThan(0)
  expect(document.querySelector('[aria-current="step"]')).toBeNull()
})

it('says of a blocked company that it cannot order at present', async () => {
  await open({ status: 'BLOCKED', permissions: ['READ_ORDERS'] })
  expect(await screen.findByText(/^Muebles del Norte no puede hacer pedidos por ahora/)).toBeTruthy()
})

it.each([
  ['a buyer', ['ORDER', 'READ_ORDERS'], true],
  ['a viewer who buys for themselves', ['READ_ORDERS'], false],
] as const)('leaves %s the way to the checkout', async (_who, permissions, isForCompany) => {
  await open({ permissions }, { buysForCompany: isForCompany })
  expect(screen.getByRole('link', { name: 'Pagar' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Comprar para mí' })).toBeNull()
})
