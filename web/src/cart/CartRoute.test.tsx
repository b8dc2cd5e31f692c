import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import cartRouteQuery from '../__generated__/CartRouteQuery.graphql'
import { NotificationOutlet } from '../design/overlays/NotificationOutlet.tsx'
import { createFakeQueue } from '../testing/fakeQueue.ts'
import { renderWithRelay } from '../testing/renderWithRelay.tsx'
import { applyCartChange } from './records/applyCartChange.ts'
import { CartRoute } from './CartRoute.tsx'
import { RouteQuery } from './testing/RouteQuery.tsx'
import { cartFixture } from './testing/cartFixture.ts'

const SOFA = { sku: 'SOFA', name: 'Sofá Oslo' }
const LAMP = { sku: 'LAMP', name: 'Lámpara Faro', quantity: 2 }

async function openCart(cart: unknown, externalCheckoutUrl: string | null = null) {
  const queue = createFakeQueue()
  const view = await renderWithRelay(
    <RouteQuery query={cartRouteQuery}>
      <CartRoute />
      <NotificationOutlet />
    </RouteQuery>,
    {
      queue,
      path: '/checkout/cart',
      mockResolvers: { Viewer: () => ({ cart }), Store: () => ({ externalCheckoutUrl }) },
    },
  )
  return { ...view, queue }
}

const lineOf = (name: string) => within(screen.getByRole('link', { name }).closest('li') ?? document.body)

describe('the cart page', () => {
  it('shows lines, what they come to, and one way on', async () => {
    await openCart(cartFixture([SOFA, LAMP]))
    expect(screen.getByRole('heading', { name: 'Tu carrito' })).toBeDefined()
    expect(screen.getByText('3 artículos')).toBeDefined()
    expect(lineOf('Lámpara Faro').getByText('$200.00')).toBeDefined()
    expect(screen.getByRole('link', { name: 'Lámpara Faro' }).getAttribute('href')).toBe('/salas/lamp')
    expect(screen.getByRole('link', { name: 'Pagar' }).getAttribute('href')).toBe('/checkout')
    expect(screen.getByText(/El envío se calcula con tu código postal/)).toBeDefined()
  })

  it.each([
    ['2600.00', 'Ahorras $2,600.00'],
    ['0.00', null],
    [null, null],
  ])('says what the shopper saves where that is %s', async (amount, text) => {
    const cart = cartFixture([SOFA])
    const saved = amount === null ? null : { amount, currencyCode: 'MXN' }
    await openCart({ ...cart, totals: { ...cart.totals, saved } })
    expect(screen.queryByText(/^Ahorras/)?.textContent ?? null).toBe(text)
  })

  it('says nothing of savings while a change waits without a network', async () => {
    vi.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(false)
    const cart = cartFixture([SOFA])
    const saved = { amount: '2600.00', currencyCode: 'MXN' }
    const { environment } = await openCart({ ...cart, totals: { ...cart.totals, saved } })
    act(() => environment.commitUpdate((store) => store.get('cart:1')?.setValue(1, 'pendingChanges')))
    expect(screen.queryByText(/^Ahorras/)).toBeNull()
  })

  it('shows its lines with pictures of 150 pixels', async () => {
    await openCart(cartFixture([SOFA]))
    const picture = screen.getByRole('link', { name: 'Sofá Oslo' }).closest('li')?.querySelector('img')
    expect(picture?.getAttribute('sizes')).toBe('150px')
  })

  it('says that it is empty, and shows the way back', async () => {
    await openCart(null)
    expect(screen.getByRole('heading', { name: 'Tu carrito está vacío' })).toBeDefined()
    expect(screen.getByRole('link', { name: 'Ver productos' })).toBeDefined()
  })

  it('keeps what is being typed when the platform answers and the line gets its id', async () => {
    const { environment } = await openCart(cartFixture([SOFA]))
    const field = lineOf('Sofá Oslo').getByRole('textbox')
    await userEvent.clear(field)
    await userEvent.type(field, '7')
    act(() => {
      environment.commitUpdate((store) => {
        const cart = store.getRoot().getLinkedRecord('viewer')?.getLinkedRecord('cart')
        const line = cart?.getLinkedRecords('lines')?.[0]
        const answered = store.create('line-of-the-platform', 'CartLine')
        if (line) answered.copyFieldsFrom(line)
        answered.setValue('line-of-the-platform', 'id')
        cart?.setLinkedRecords([answered], 'lines')
      })
    })
    expect(lineOf('Sofá Oslo').getByRole<HTMLInputElement>('textbox').value).toBe('7')
    expect(document.activeElement).toBe(field)
  })

  it('says that totals are being updated instead of guessing them', async () => {
    const { environment } = await openCart(cartFixture([SOFA]))
    const sofa = { sku: 'SOFA', optionsChecksum: null }
    act(() => {
      environment.applyUpdate({
        storeUpdater: (store) => applyCartChange(store, { kind: 'set', line: sofa, quantity: 3 }),
      })
    })
    expect(screen.getByText('3 artículos')).toBeDefined()
    expect(screen.getByText('Actualizando el total…', { selector: 'output *' })).toBeDefined()
    expect(screen.queryByText(/\$[13]00\.00$/, { selector: 'dd, li > p' })).toBeNull()
  })

  it('says at the line what is wrong with its stock', async () => {
    await openCart(
      cartFixture([
        { ...LAMP, stock: { status: 'OK', quantity: 1 } },
        { ...SOFA, stock: { status: 'OUT_OF_STOCK', quantity: 0 } },
        { sku: 'BED', name: 'Cama Luna', stock: { status: 'OK', quantity: 9 } },
        { sku: 'RUG', name: 'Tapete Mar', stock: null },
      ]),
    )
    expect(lineOf('Cama Luna').getByText('¡Disponible!')).toBeDefined()
    expect(lineOf('Tapete Mar').queryByText(/Disponible|Agotado/)).toBeNull()
    expect(lineOf('Lámpara Faro').getByText('Queda 1: baja la cantidad para poder comprarlo.')).toBeDefined()
    expect(lineOf('Sofá Oslo').getByText('¡Agotado!')).toBeDefined()
  })
})

describe('stock of a line', () => {
  const GONE = { ...SOFA, stock: { status: 'OUT_OF_STOCK', quantity: 0 } }

  it.each([
    ['alone', [GONE], /^Un producto está agotado/],
    ['beside others', [LAMP, GONE], /^Un producto está agotado/],
    ['twice', [GONE, { ...GONE, sku: 'BED' }], /^2 productos están agotados/],
  ])('opens no checkout, and says why: %s', async (_, lines, note) => {
    await openCart(cartFixture(lines))
    expect(screen.getByText(note)).toBeDefined()
    expect(screen.queryByRole('link', { name: 'Pagar' })).toBeNull()
    const pay = screen.getByRole('button', { name: 'Pagar' })
    expect(document.getElementById(pay.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Quita lo que está agotado para poder pagar.',
    )
  })

  it.each([
    ['OK', 9, true],
    ['OUT_OF_STOCK', 0, false],
    ['OK', 0, false],
  ])('offers services and a day of arrival for what is %s with %s: %s', async (status, quantity, isOffered) => {
    const cart = cartFixture([{ ...SOFA, stock: { status, quantity } }], {
      deliveryEstimate: { earliest: '2026-11-26', latest: '2026-11-26', madeToOrderDays: null },
    })
    const [line] = cart.lines
    const amount = { amount: '449.00', currencyCode: 'MXN' }
    const price = { final: amount, regular: amount }
    const services = [{ __typename: 'VirtualProduct', id: 'serv', sku: 'SERV', name: 'Armado', stock: null, price }]
    await openCart({ ...cart, lines: [{ ...line, product: { ...line?.product, services } }] })
    expect(screen.queryByRole('list', { name: /Sofá Oslo/ }) !== null).toBe(isOffered)
    expect(screen.queryByText(/^Llega/) !== null).toBe(isOffered)
  })
})

describe('kinds of carts', () => {
  const MOTO = { sku: 'MOTO', name: 'Moto Trote', quantity: 2, isSoldOneByOne: true }

  it('says why a cart with two of what is sold one by one cannot be paid, and puts it right', async () => {
    const { queue } = await openCart(cartFixture([MOTO, SOFA], { exceedsUnitLimit: true }))
    expect(screen.getByText(/más de una unidad de algo que se vende de una en una/)).toBeDefined()
    expect(screen.queryByRole('link', { name: 'Pagar' })).toBeNull()
    const pay = screen.getByRole('button', { name: 'Pagar' })
    expect(pay.getAttribute('aria-disabled')).toBe('true')
    expect(document.getElementById(pay.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Deja solo uno de los productos marcados para poder pagar.',
    )
    expect(lineOf('Sofá Oslo').queryByText('De este tipo se vende uno por pedido')).toBeNull()
    await userEvent.click(lineOf('Moto Trote').getByRole('button', { name: 'Dejar solo 1 de Moto Trote' }))
    await vi.waitFor(() => expect(queue.asked).toHaveLength(1))
    expect(queue.asked[0]).toMatchObject({
      name: 'updateCartLines',
      variables: { input: { lines: [{ quantity: 1 }] } },
    })
  })

  it('says that a motorcycle is ordered alone, and opens no checkout with anything else', async () => {
    const { queue } = await openCart(cartFixture([{ ...MOTO, quantity: 1 }, SOFA], { mixesSoleItem: true }))
    expect(screen.getByText(/^Una motocicleta se pide sola/)).toBeDefined()
    expect(screen.queryByRole('link', { name: 'Pagar' })).toBeNull()
    const pay = screen.getByRole('button', { name: 'Pagar' })
    expect(document.getElementById(pay.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Deja en el carrito solo la moto para poder pagar.',
    )
    await userEvent.click(screen.getByRole('button', { name: 'Guardar lo demás como cotización' }))
    await vi.waitFor(() => expect(queue.asked).toHaveLength(1))
    expect(queue.asked[0]).toMatchObject({
      name: 'saveQuote',
      variables: { input: { name: 'Lo que iba con la moto', movesLinesBesideSoleItem: true } },
    })
  })

  it('says which products are for branch delivery only, at the line and for the whole cart', async () => {
    await openCart(cartFixture([{ ...SOFA, isBranchDeliveryOnly: true }, LAMP], { isBranchDeliveryOnly: true }))
    expect(screen.getByText(/Un producto de tu carrito solo se entrega en sucursal/)).toBeDefined()
    expect(lineOf('Sofá Oslo').getByText('Solo se entrega en sucursal')).toBeDefined()
    expect(lineOf('Lámpara Faro').queryByText('Solo se entrega en sucursal')).toBeNull()
    expect(screen.getByRole('link', { name: 'Pagar' })).toBeDefined()
  })

  it('says when all of it arrives, and the warranty that was chosen', async () => {
    const days = { earliest: '2026-11-26', latest: '2026-11-26', madeToOrderDays: null }
    await openCart(cartFixture([{ ...SOFA, warranty: '2 años' }], { deliveryEstimate: days }))
    expect(screen.getByText('Llega el jueves 26 de noviembre')).toBeDefined()
    expect(lineOf('Sofá Oslo').getByText('Garantía: 2 años')).toBeDefined()
  })

  it('says at a line that its price is a wholesale price, with the public one', async () => {
    const publicUnitPrice = { amount: '9999.00', currencyCode: 'MXN' }
    await openCart(cartFixture([{ ...SOFA, publicUnitPrice }, LAMP]))
    expect(lineOf('Sofá Oslo').getByText('Precio de mayoreo · Público: $9,999.00')).toBeDefined()
    expect(screen.getAllByText(/mayoreo/)).toHaveLength(1)
  })

  it('says in days when all of it arrives if a product is made to order', async () => {
    const days = { earliest: '2027-01-19', latest: '2027-01-19', madeToOrderDays: 60 }
    await openCart(cartFixture([SOFA], { deliveryEstimate: days }))
    expect(screen.getByText('Se fabrica para ti: llega en unos 60 días')).toBeDefined()
  })

  it('promises no parcel of a virtual cart', async () => {
    await openCart(cartFixture([SOFA], { isVirtual: true }))
    expect(screen.getByText(/Nada de tu carrito se envía/)).toBeDefined()
    expect(screen.queryByText(/El envío se calcula/)).toBeNull()
  })
})

describe('a quantity', () => {
  it('is kept at once, and names the line by what is in it', async () => {
    const { queue } = await openCart(cartFixture([LAMP]))
    await userEvent.click(screen.getByRole('button', { name: 'Agregar uno' }))
    expect(queue.asked).toMatchObject([
      {
        name: 'updateCartLines',
        variables: {
          input: {
            lines: [
              {
                line: { identity: { sku: 'LAMP', optionsChecksum: null } },
                quantity: 3,
                // The price that the shopper sees: the platform reports if its price differs by then.
                expectedUnitPrice: '100.00',
              },
            ],
          },
        },
        optimism: { name: 'Lámpara Faro' },
      },
    ])
  })

  it('reports the outcome of several presses that became one change once', async () => {
    const { queue } = await openCart(cartFixture([LAMP, SOFA]))
    const outcome = { kind: 'refused', data: null, userErrors: [{ code: 'INVALID', message: 'Así no.' }] } as const
    queue.answerNext(outcome)
    queue.answerNext(outcome)
    await userEvent.dblClick(lineOf('Lámpara Faro').getByRole('button', { name: 'Agregar uno' }))
    await userEvent.click(await screen.findByRole('button', { name: 'OK' }))
    expect(queue.asked).toHaveLength(2)
    expect(screen.queryByText('Así no.')).toBeNull()
  })

  it('that was typed is kept when the page is left without leaving the field', async () => {
    const { queue } = await openCart(cartFixture([SOFA]))
    const field = lineOf('Sofá Oslo').getByRole('textbox')
    await userEvent.clear(field)
    await userEvent.type(field, '7')
    act(() => void window.dispatchEvent(new Event('pagehide')))
    expect(queue.asked.map(({ name }) => name)).toEqual(['updateCartLines'])
  })

  it('typed into a line with a pending change is sent, though the same is shown', async () => {
    const { queue, environment } = await openCart(cartFixture([SOFA]))
    const type = async (text: string) => {
      const field = lineOf('Sofá Oslo').getByRole('textbox')
      await userEvent.clear(field)
      await userEvent.type(field, `${text}{Enter}`)
    }
    await type('1')
    expect(queue.asked).toEqual([])
    // One more unit is pending: it is unknown whether the platform has it already.
    act(() => environment.commitUpdate((store) => void store.get('line:SOFA')?.setValue(2, 'quantity').setValue(true, 'isPending'))) // prettier-ignore
    await type('2')
    expect(queue.asked).toMatchObject([{ name: 'updateCartLines', variables: { input: { lines: [{ quantity: 2 }] } } }])
  })

  it("says why a change was refused, in the shop's words", async () => {
    const { queue } = await openCart(cartFixture([LAMP]))
    const userErrors = [{ code: 'INSUFFICIENT_STOCK', message: 'Quedan 2 de Lámpara Faro.' }]
    queue.answerNext({ kind: 'refused', userErrors, data: null })
    await userEvent.click(screen.getByRole('button', { name: 'Agregar uno' }))
    expect(await screen.findByText('Quedan 2 de Lámpara Faro.')).toBeDefined()
  })

  it('says that a change waits for the network', async () => {
    const { queue } = await openCart(cartFixture([LAMP]))
    queue.answerNext({ kind: 'waiting' })
    await userEvent.click(screen.getByRole('button', { name: 'Agregar uno' }))
    expect(await screen.findByText('Guardado: se enviará en cuanto se pueda.')).toBeDefined()
  })
})

describe('removing, coupons, paying', () => {
  it('asks before it removes, and brings the line back', async () => {
    const { queue } = await openCart(cartFixture([SOFA]))
    await userEvent.click(screen.getByRole('button', { name: 'Quitar Sofá Oslo del carrito' }))
    expect(queue.asked).toHaveLength(0)
    const dialog = within(screen.getByRole('dialog'))
    expect(dialog.getByText('Sofá Oslo saldrá de tu carrito.')).toBeDefined()
    await userEvent.click(dialog.getByRole('button', { name: 'Quitar' }))
    expect(queue.asked.map(({ name }) => name)).toEqual(['removeCartLines'])
    await userEvent.click(screen.getByRole('button', { name: 'Deshacer' }))
    expect(queue.asked[1]).toMatchObject({
      name: 'addToCart',
      variables: { input: { lines: [{ sku: 'SOFA', quantity: 1 }] } },
      optimism: { name: 'Sofá Oslo', productId: 'product:SOFA', urlPath: 'salas/sofa' },
    })
  })

  it('brings a line with options back with the choices that made it', async () => {
    const choices = {
      customOptions: [{ optionId: '13', value: 'Ana' }],
      bundleOptions: [{ optionId: '1', selectionIds: ['2', '3'], quantity: null }],
    }
    const { queue } = await openCart(cartFixture([{ ...LAMP, optionsChecksum: 'abc', choices }]))
    await userEvent.click(screen.getByRole('button', { name: 'Quitar Lámpara Faro del carrito' }))
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Quitar' }))
    await userEvent.click(screen.getByRole('button', { name: 'Deshacer' }))
    expect(queue.asked[1]).toMatchObject({
      name: 'addToCart',
      variables: {
        input: {
          lines: [
            {
              sku: 'LAMP',
              quantity: 2,
              customOptions: [{ optionId: '13', value: 'Ana' }],
              bundleOptions: [{ optionId: '1', selectionIds: ['2', '3'] }],
            },
          ],
        },
      },
    })
  })

  it('does not offer to bring back what is no longer sold', async () => {
    const cart = cartFixture([SOFA])
    await openCart({ ...cart, lines: cart.lines.map((line) => ({ ...line, product: null })) })
    await userEvent.click(screen.getByRole('button', { name: 'Quitar Sofá Oslo del carrito' }))
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Quitar' }))
    expect(screen.getByText('Quitaste Sofá Oslo del carrito.')).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Deshacer' })).toBeNull()
  })

  it('says beside the field why a coupon was refused', async () => {
    const { queue } = await openCart(cartFixture([SOFA]))
    queue.answerNext({
      kind: 'refused',
      userErrors: [{ code: 'COUPON_INVALID', message: 'El cupón no es válido para este carrito.' }],
      data: null,
    })
    await userEvent.type(screen.getByLabelText('Código del cupón'), ' “nada”\u200B ')
    await userEvent.click(screen.getByText('Aplicar'))
    expect(queue.asked[0]).toMatchObject({ name: 'applyCartCoupon', variables: { input: { code: 'nada' } } })
    const field = screen.getByLabelText<HTMLInputElement>('Código del cupón')
    expect(field.value).toBe(' “nada”\u200B ')
    expect(field.getAttribute('aria-invalid')).toBe('true')
    expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'El cupón no es válido para este carrito.',
    )
  })

  it('leaves for another checkout only when nothing waits any more', async () => {
    const assign = vi.fn()
    vi.stubGlobal('location', { assign })
    const { queue } = await openCart(cartFixture([SOFA]), 'https://pagos.example/caja')
    const task = {
      id: '1',
      name: 'addToCart',
      scope: 'cart',
      variables: {},
      optimism: {},
      createdAt: 0,
      isTransmitted: false,
      awaitsConsent: false,
      timesAskedAgain: 0,
    }
    queue.setTasks([task])
    await userEvent.click(screen.getByRole('button', { name: 'Pagar' }))
    expect(await screen.findByText(/Estamos guardando tus últimos cambios/)).toBeDefined()
    expect(assign).not.toHaveBeenCalled()
    queue.setTasks([])
    await vi.waitFor(() => expect(assign).toHaveBeenCalledWith('/checkout/external'))
    vi.unstubAllGlobals()
  })
})
