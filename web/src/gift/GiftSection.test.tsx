import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import cartRouteQuery from '../__generated__/CartRouteQuery.graphql'
import { CartRoute } from '../cart/CartRoute.tsx'
import { cartFixture } from '../cart/testing/cartFixture.ts'
import { RouteQuery } from '../cart/testing/RouteQuery.tsx'
import type { Outcome } from '../offline/outcome.ts'
import { createFakeQueue } from '../testing/fakeQueue.ts'
import { renderWithRelay } from '../testing/renderWithRelay.tsx'
import { setCartGiftMutation } from './setCartGiftMutation.ts'

const GIFT = { to: 'Eva', from: 'Ana', message: '¡Felicidades!', hidesPrices: true }

async function open(gift: typeof GIFT | null, outcome?: Outcome) {
  const queue = createFakeQueue()
  if (outcome) queue.answerNext(outcome)
  const cart = { ...cartFixture([{ sku: 'SOFA', name: 'Sofá Oslo' }]), gift }
  await renderWithRelay(
    <RouteQuery query={cartRouteQuery}>
      <CartRoute />
    </RouteQuery>,
    {
      queue,
      path: '/checkout/cart',
      mockResolvers: { Viewer: () => ({ cart }), Store: () => ({ externalCheckoutUrl: null }) },
    },
  )
  return queue
}
const press = (name: RegExp | string) => userEvent.click(screen.getByRole('button', { name }))

it('asks for a gift message, says what is missing, and saves it', async () => {
  const queue = await open(null, { kind: 'waiting' })
  await press(/Es un regalo/)
  expect(document.activeElement).toBe(screen.getByLabelText('Para'))
  await press('Guardar')
  expect(screen.getAllByText('Este campo es obligatorio.')).toHaveLength(2)
  expect(queue.asked).toEqual([])
  await userEvent.type(screen.getByLabelText('Para'), ' Eva ')
  await userEvent.type(screen.getByLabelText('De'), 'Ana')
  await userEvent.type(screen.getByLabelText('Mensaje (opcional)'), GIFT.message)
  expect(screen.getByText('Quedan 287 caracteres.')).toBeTruthy()
  await press('Guardar')
  expect(queue.asked).toMatchObject([{ name: 'setCartGift', variables: { input: { gift: GIFT } } }])
  expect(screen.queryByLabelText('Para')).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Es un regalo' }))
})

it('shows the message as text, changes it, and takes it away', async () => {
  const queue = await open({ ...GIFT, message: '<b>Feliz</b>' })
  expect(screen.getByText('Regalo para Eva, de Ana')).toBeTruthy()
  expect(screen.getByText('<b>Feliz</b>')).toBeTruthy()
  await press('Cambiar')
  expect(screen.getByLabelText<HTMLInputElement>('Para').value).toBe('Eva')
  await press('Cancelar')
  await press('Ya no es regalo')
  expect(queue.asked).toMatchObject([{ name: 'setCartGift', variables: { input: { gift: null } } }])
})

it('keeps the form with the reason where the shop refuses', async () => {
  const userErrors = [{ code: 'GIFT_UNAVAILABLE', message: 'Aquí no se puede.' }]
  await open(GIFT, { kind: 'refused', userErrors, data: null } as never)
  await press('Cambiar')
  await press('Guardar')
  expect(screen.getByRole('alert').textContent).toBe('Aquí no se puede.')
  expect(screen.getByLabelText<HTMLInputElement>('De').value).toBe('Ana')
})

it('waits without a network as a task that says what it is', () => {
  const parse = (gift: unknown) => setCartGiftMutation.parse({ input: { gift } }, {})
  expect(parse(GIFT)).toMatchObject({ variables: { input: { gift: GIFT } } })
  expect(parse(null)).toMatchObject({ variables: { input: { gift: null } } })
  expect(parse({ to: 'Eva' })).toBeNull()
})
