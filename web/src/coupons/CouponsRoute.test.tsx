import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import query from '../__generated__/CouponsRouteQuery.graphql'
import type { Outcome } from '../offline/outcome.ts'
import { RouteForTest } from '../testing/RouteForTest.tsx'
import { createFakeQueue } from '../testing/fakeQueue.ts'
import { renderWithRelay } from '../testing/renderWithRelay.tsx'
import { CouponsRoute } from './CouponsRoute.tsx'
import { COUPONS_SHOWN_MAX } from './limits.ts'

const GIFT = {
  code: 'CLUB-AAAA2222',
  state: 'USABLE',
  percent: '10',
  amount: null,
  isFreeShipping: false,
  minimumSubtotal: null,
  validUntil: '2027-01-31T18:00:00.000Z',
  origin: 'NEWSLETTER',
}

type Shown = Readonly<{ coupons: readonly object[] | null; inCart?: string; outcome?: Outcome }>

async function open({ coupons, inCart, outcome }: Shown) {
  const queue = createFakeQueue()
  if (outcome) queue.answerNext(outcome)
  const customer = { id: 'c:1', firstName: 'Ana', coupons: coupons && { nodes: coupons } }
  const cart = inCart === undefined ? null : { id: 'k:1', coupon: { code: inCart } }
  const view = await renderWithRelay(
    <RouteForTest query={query} variables={{ first: COUPONS_SHOWN_MAX }} root={{ viewer: { customer, cart } }}>
      <CouponsRoute />
    </RouteForTest>,
    { path: '/my-account/coupons', queue, answered: 0 },
  )
  return { ...view, queue }
}

const cardOf = (code: string) => within(screen.getByText(code).closest('li') ?? document.body)

describe('the coupons of an account', () => {
  it('are one of its places, each with what it gives and until when', async () => {
    await open({
      coupons: [
        GIFT,
        {
          ...GIFT,
          code: 'B',
          percent: null,
          amount: { amount: '200.00', currencyCode: 'MXN' },
          minimumSubtotal: { amount: '2000.00', currencyCode: 'MXN' },
          origin: 'OTHER',
          validUntil: null,
        },
        { ...GIFT, code: 'C', percent: null, isFreeShipping: true },
      ],
    })
    expect(screen.getByRole('link', { name: 'Mis cupones' }).getAttribute('aria-current')).toBe('page')
    expect(cardOf(GIFT.code).getByText('10 % de descuento')).toBeDefined()
    expect(cardOf(GIFT.code).getByText('Vale para un pedido hasta el 31 de enero de 2027')).toBeDefined()
    expect(cardOf(GIFT.code).getByText('Por suscribirte al boletín')).toBeDefined()
    expect(cardOf('B').getByText('$200.00 de descuento')).toBeDefined()
    expect(cardOf('B').getByText('Desde $2,000.00 de compra')).toBeDefined()
    expect(cardOf('B').queryByText(/hasta el|boletín/)).toBeNull()
    expect(cardOf('C').getByText('Envío gratis')).toBeDefined()
  })

  it('that are over stand below, and offer nothing', async () => {
    await open({ coupons: [{ ...GIFT, code: 'GONE', state: 'PAST' }, { ...GIFT, code: 'DONE', state: 'USED' }, GIFT] }) // prettier-ignore
    expect(screen.getAllByText(/^(GONE|DONE|CLUB-AAAA2222)$/).map(({ textContent }) => textContent)).toEqual([
      GIFT.code,
      'GONE',
      'DONE',
    ])
    expect(screen.getByRole('heading', { level: 2, name: 'Anteriores' })).toBeDefined()
    expect(cardOf('GONE').getByText('Venció el 31 de enero de 2027')).toBeDefined()
    expect(cardOf('DONE').getByText('Ya lo usaste en un pedido')).toBeDefined()
    for (const code of ['GONE', 'DONE']) expect(cardOf(code).queryByRole('button')).toBeNull()
  })

  it('link to the newsletter where there is none, and say so where none can be used any more', async () => {
    const { unmount } = await open({ coupons: [] })
    expect(screen.getByText(/te damos un cupón de 10 % de descuento/)).toBeDefined()
    expect(screen.getByRole('link', { name: 'Ver el boletín' }).getAttribute('href')).toBe('/my-account/newsletter')
    unmount()
    await open({ coupons: [{ ...GIFT, state: 'USED' }] })
    expect(screen.getByText('Por ahora no tienes cupones por usar.')).toBeDefined()
  })

  it('say that they could not be read', async () => {
    await open({ coupons: null })
    expect(screen.getByRole('alert').textContent).toContain('no podemos mostrar tus cupones')
  })

  it('are read again where the page was drawn from the cache', async () => {
    const { environment } = await open({ coupons: [] })
    await waitFor(() => expect(environment.mock.getAllOperations()).toHaveLength(1))
    const [operation] = environment.mock.getAllOperations()
    expect(operation?.request.node.params.name).toBe('useFreshCouponsQuery')
    expect(operation?.request.variables).toEqual({ first: COUPONS_SHOWN_MAX })
  })
})

describe('a coupon', () => {
  const use = () => userEvent.click(screen.getByRole('button', { name: `Usar en mi carrito el cupón ${GIFT.code}` }))

  it('is used in the cart through the queue, and says that it is', async () => {
    const { queue } = await open({ coupons: [GIFT], outcome: { kind: 'done', data: {} } })
    await use()
    expect(queue.asked).toEqual([{ name: 'applyCartCoupon', variables: { input: { code: GIFT.code } }, optimism: {} }])
    expect(screen.getByRole('status').textContent).toBe(`El cupón ${GIFT.code} ya se aplica en tu carrito.`)
  })

  it('waits for a network', async () => {
    await open({ coupons: [GIFT], outcome: { kind: 'waiting' } })
    await use()
    expect(screen.getByRole('status').textContent).toContain('se aplica en cuanto se pueda')
  })

  it.each([
    [[{ code: 'CART_EMPTY', message: 'Tu carrito está vacío.' }], 'Tu carrito está vacío.'],
    [[], 'No pudimos usar el cupón. Inténtalo de nuevo.'],
  ])('says why it was refused', async (userErrors, said) => {
    await open({ coupons: [GIFT], outcome: { kind: 'refused', userErrors, data: null } })
    await use()
    expect(screen.getByRole('alert').textContent).toBe(said)
  })

  it('that the cart has links to the cart', async () => {
    await open({ coupons: [GIFT, { ...GIFT, code: 'B' }], inCart: GIFT.code })
    expect(cardOf(GIFT.code).getByRole('link', { name: 'En uso: ver carrito' }).getAttribute('href')).toBe(
      '/checkout/cart',
    )
    expect(cardOf('B').queryByRole('link')).toBeNull()
  })

  it.each([
    [() => Promise.resolve(), 'status', `Copiamos el código ${GIFT.code}.`],
    [() => Promise.reject(new Error('denied')), 'alert', `No pudimos copiarlo. Selecciona el código ${GIFT.code} y cópialo.`], // prettier-ignore
  ])('is copied, and that is announced', async (writeText, role, said) => {
    await open({ coupons: [GIFT] })
    const copy = screen.getByRole('button', { name: `Copiar código ${GIFT.code}` })
    const user = userEvent.setup()
    const written = vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(writeText)
    await user.click(copy)
    await waitFor(() => expect(screen.getByRole(role).textContent).toBe(said))
    expect(written).toHaveBeenCalledWith(GIFT.code)
  })
})
