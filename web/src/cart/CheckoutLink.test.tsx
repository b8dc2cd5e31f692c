import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useLocation } from 'react-router-dom'
import { expect, it } from 'vitest'
import cartRouteQuery from '../__generated__/CartRouteQuery.graphql'
import type { Outcome } from '../offline/outcome.ts'
import { createFakeQueue } from '../testing/fakeQueue.ts'
import { renderWithRelay } from '../testing/renderWithRelay.tsx'
import { CartRoute } from './CartRoute.tsx'
import { cartFixture } from './testing/cartFixture.ts'
import { RouteQuery } from './testing/RouteQuery.tsx'

const DONE: Outcome = { kind: 'done', data: {} }
const refused = (message: string): Outcome => ({
  kind: 'refused',
  userErrors: [{ code: 'COUPON_INVALID', message }],
  data: null,
})

function Place() {
  return <p data-testid="place">{useLocation().pathname}</p>
}

async function open(answer?: Outcome) {
  const queue = createFakeQueue()
  if (answer) queue.answerNext(answer)
  const cart = { ...cartFixture([{ sku: 'SOFA', name: 'Sofá Oslo' }]), gift: null, coupon: null }
  const page = await renderWithRelay(
    <>
      <Place />
      <RouteQuery query={cartRouteQuery}>
        <CartRoute />
      </RouteQuery>
    </>,
    {
      queue,
      path: '/checkout/cart',
      mockResolvers: { Viewer: () => ({ cart }), Store: () => ({ externalCheckoutUrl: null }) },
    },
  )
  return { queue, page }
}
const pay = () => userEvent.click(screen.getByRole('link', { name: 'Pagar' }))
const place = () => screen.getByTestId('place').textContent
/** Waits for the checkout: what is typed is saved before, in several steps. */
const reachCheckout = () => waitFor(() => expect(place()).toBe('/checkout'))
const typeGift = async () => {
  await userEvent.click(screen.getByRole('button', { name: /Es un regalo/ }))
  await userEvent.type(screen.getByLabelText('Para'), 'Eva')
}
const coupon = () => screen.getByLabelText<HTMLInputElement>('Código del cupón')

it('leads to the checkout at once where nothing is typed', async () => {
  const { queue } = await open()
  await userEvent.click(screen.getByRole('button', { name: /Es un regalo/ }))
  await pay()
  expect(queue.asked).toEqual([])
  await reachCheckout()
})

it('saves a gift message and applies a coupon first', async () => {
  const { queue } = await open(DONE)
  await typeGift()
  await userEvent.type(screen.getByLabelText('De'), 'Ana')
  await userEvent.type(coupon(), 'bienvenido')
  await pay()
  await reachCheckout()
  expect(queue.asked.map(({ name }) => name).toSorted()).toEqual(['applyCartCoupon', 'setCartGift'])
})

it('stays at a gift message that is not complete, with the focus in what is missing', async () => {
  const { queue } = await open()
  await typeGift()
  await pay()
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('De')))
  expect(queue.asked).toEqual([])
  expect(place()).toBe('/checkout/cart')
  await userEvent.click(screen.getByRole('button', { name: 'Cancelar' }))
  await pay()
  await reachCheckout()
})

it('stays at a coupon that is refused, and goes on without it when pressed again', async () => {
  const { queue } = await open(refused('Ese cupón no existe.'))
  await userEvent.type(coupon(), 'NADA')
  await pay()
  await screen.findByText('Ese cupón no existe.')
  await waitFor(() => expect(document.activeElement).toBe(coupon()))
  expect(place()).toBe('/checkout/cart')
  await pay()
  expect(queue.asked).toHaveLength(1)
  await reachCheckout()
})

it('keeps what was typed for the next visit of the cart', async () => {
  const { page } = await open()
  await typeGift()
  await userEvent.type(coupon(), 'BIEN')
  page.unmount()
  await open()
  expect(screen.getByLabelText<HTMLInputElement>('Para').value).toBe('Eva')
  expect(coupon().value).toBe('BIEN')
  expect(coupon().closest('details')?.open).toBe(true)
})
