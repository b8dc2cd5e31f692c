import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type Environment, createOperationDescriptor } from 'relay-runtime'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import placeOrderMutation from '../__generated__/placeOrderMutation.graphql'
import recalculateOrderMutation from '../__generated__/recalculateOrderMutation.graphql'
import { cartFixture } from '../cart/testing/cartFixture.ts'
import { EMPTY_DETAILS } from './checkoutDetails.ts'
import { saveCheckoutDetails } from './checkoutStorage.ts'
import { answeredDetails } from './testing/answeredDetails.ts'
import {
  SOFA,
  acceptTerms,
  chosen,
  currentStep,
  goOn,
  openCheckout,
  orderButton,
  sent,
} from './testing/openCheckout.tsx'

/** Simulates a recalculation of the cart with another total. */
function workOut(environment: Environment, amount: string) {
  const cart = { ...cartFixture([SOFA], chosen), totals: { grandTotal: { amount, currencyCode: 'MXN' } } }
  environment.commitPayload(createOperationDescriptor(recalculateOrderMutation, { input: { clientMutationId: 'x' } }), {
    recalculateOrder: { cart, userErrors: [], notices: [] },
  })
}

const waiting = {
  id: 'task',
  name: 'placeOrder',
  scope: 'cart',
  variables: { input: { email: 'maria@example.com' } },
  optimism: { units: 2, total: { amount: '15097.00', currencyCode: 'MXN' } },
  createdAt: 0,
  isTransmitted: false,
  awaitsConsent: false,
  timesAskedAgain: 0,
}

beforeEach(() => window.localStorage.clear())
afterEach(() => vi.restoreAllMocks())

describe('the checkout', () => {
  it('asks one thing at a time, and says in plain words what is missing', async () => {
    await openCheckout(cartFixture([SOFA]))
    expect(currentStep()).toBe('Contacto')
    await goOn()
    const summary = within(screen.getByRole('alert'))
    await userEvent.click(summary.getByRole('button', { name: 'Escribe tu correo electrónico.' }))
    const field = screen.getByLabelText('Correo electrónico')
    expect(document.activeElement).toBe(field)
    await userEvent.type(field, 'maria@')
    expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).toMatch(
      /nombre@ejemplo.com/,
    )
    await userEvent.type(field, 'example.com{Enter}')
    expect(currentStep()).toBe('Dirección de entrega')
    expect(screen.getByText('maria@example.com')).toBeDefined()
  })

  it('says what is wrong with a field when it is left, not while it is written', async () => {
    window.localStorage.setItem(
      'hogar:checkout:hogar',
      JSON.stringify({ ...EMPTY_DETAILS, email: 'a@b.mx', isContactConfirmed: true, modifiedAt: Date.now() }),
    )
    await openCheckout(cartFixture([SOFA]))
    const postcode = screen.getByLabelText('Código postal')
    await userEvent.type(postcode, '441')
    expect(postcode.getAttribute('aria-invalid')).toBeNull()
    await userEvent.tab()
    expect(screen.getByText('El código postal tiene 5 dígitos.')).toBeDefined()
    await userEvent.type(postcode, ' 00')
    expect(screen.queryByText('El código postal tiene 5 dígitos.')).toBeNull()
    expect(screen.getByLabelText<HTMLSelectElement>('Estado').value).toBe('JAL')
    expect(postcode.getAttribute('autocomplete')).toBe('shipping postal-code')
    expect(postcode.getAttribute('inputmode')).toBe('numeric')
  })

  it('finds the city by the postal code, and leaves one that was written alone', async () => {
    window.localStorage.setItem(
      'hogar:checkout:hogar',
      JSON.stringify({ ...EMPTY_DETAILS, email: 'a@b.mx', isContactConfirmed: true, modifiedAt: Date.now() }),
    )
    const { resolveNext } = await openCheckout(cartFixture([SOFA]))
    const postcode = screen.getByLabelText('Código postal')
    const city = screen.getByLabelText<HTMLInputElement>('Ciudad o municipio')
    const liesIn = (name: string) => resolveNext({ PostalPlace: () => ({ cities: [name], suburbs: [] }) })
    await userEvent.type(postcode, '44100')
    await liesIn('Guadalajara')
    expect(city.value).toBe('Guadalajara')
    await userEvent.clear(postcode)
    await userEvent.type(postcode, '64000')
    await liesIn('Monterrey')
    expect(city.value).toBe('Monterrey')
    await userEvent.clear(city)
    await userEvent.type(city, 'Santa Catarina')
    await userEvent.clear(postcode)
    await userEvent.type(postcode, '97000')
    await liesIn('Mérida')
    expect(city.value).toBe('Santa Catarina')
  })
})

describe('the summary', () => {
  it('has its total read out on a phone, where its rows are folded away', async () => {
    await openCheckout(cartFixture([SOFA]))
    const spoken = screen.getAllByRole('status').filter(({ textContent }) => textContent === 'Total: $100.00')
    expect(spoken).toHaveLength(1)
    const rows = screen.getByRole('button', { name: /^Resumen/ }).getAttribute('aria-controls') ?? ''
    expect(document.getElementById(rows)?.contains(spoken[0] ?? null)).toBe(false)
  })

  const money = (amount: string) => ({ amount, currencyCode: 'MXN' })
  const withTotals = (part: object) => {
    const cart = cartFixture([SOFA])
    return openCheckout({ ...cart, totals: { ...cart.totals, ...part } })
  }

  it('says what the way of paying costs, with tax, in a row of its own', async () => {
    await withTotals({
      payment: money('15.00'),
      segments: [{ code: 'payment', title: 'Comisión de pago (Tienda)', value: money('12.93') }],
    })
    expect(screen.getByText('Comisión de pago (Tienda)').nextSibling?.textContent).toBe('$15.00')
    expect(screen.queryByText('$12.93')).toBeNull()
  })

  it('says what the articles cost without the credit that they are paid on', async () => {
    await withTotals({ credit: { title: 'Crédito Hogar', subtotalWithoutCredit: money('90.00'), offer: null } })
    expect(screen.getByText('Crédito Hogar. Sin crédito, los artículos cuestan $90.00.')).toBeDefined()
  })
})

describe('the order', () => {
  beforeEach(() => saveCheckoutDetails(window.localStorage, 'hogar', answeredDetails))

  it('is placed once, however often the button is pressed, and opens its page', async () => {
    const { queue, router } = await openCheckout(cartFixture([SOFA], chosen))
    queue.answerNext({ kind: 'done', data: { placeOrder: { order: { id: 'order:1', number: '000000001' } } } })
    await acceptTerms()
    await userEvent.dblClick(orderButton())
    expect(sent(queue)).toMatchObject([
      {
        name: 'placeOrder',
        variables: { input: { email: 'maria@example.com', acceptsTerms: true, expectedTotal: '100.00' } },
        optimism: { units: 1, total: { amount: '100.00', currencyCode: 'MXN' } },
      },
    ])
    expect(router.state.location.pathname + router.state.location.search).toBe('/order-success?order=order%3A1')
  })

  it("is refused in the shop's words, and can be placed again", async () => {
    const { queue } = await openCheckout(cartFixture([SOFA], chosen))
    const userErrors = [{ code: 'INSUFFICIENT_STOCK', message: 'Quedan 0 de Sofá Oslo.' }]
    queue.answerNext({ kind: 'refused', userErrors, data: null })
    await acceptTerms()
    await userEvent.click(orderButton())
    expect(await screen.findByText('Quedan 0 de Sofá Oslo.')).toBeDefined()
    await userEvent.click(orderButton())
    expect(sent(queue)).toHaveLength(2)
  })

  it('is not placed before its terms are accepted, and says so beside them', async () => {
    const { queue } = await openCheckout(cartFixture([SOFA], chosen))
    expect(screen.getByRole('link', { name: 'términos y condiciones' }).getAttribute('href')).toBe(
      '/i/terminos-y-condiciones',
    )
    await userEvent.click(orderButton())
    expect(sent(queue)).toEqual([])
    const box = screen.getByLabelText(/Acepto los términos/)
    expect(document.getElementById(box.getAttribute('aria-describedby') ?? '')?.textContent).toMatch(/Acepta los/)
    await acceptTerms()
    await userEvent.click(orderButton())
    expect(sent(queue)).toHaveLength(1)
  })

  it('asks for its terms again after a refusal only where the total has changed', async () => {
    const { queue, environment } = await openCheckout(cartFixture([SOFA], chosen))
    const box = () => screen.getByLabelText<HTMLInputElement>(/Acepto los términos/)
    await acceptTerms()
    // As on the page: the steps unmount while an order is sent, and mount again when it is refused.
    await act(async () => queue.setTasks([waiting]))
    await act(async () => queue.setTasks([]))
    expect(box().checked).toBe(true)
    await act(async () => workOut(environment, '120.00'))
    expect(box().checked).toBe(false)
    await userEvent.click(orderButton())
    expect(sent(queue)).toEqual([])
    await acceptTerms()
    await userEvent.click(orderButton())
    expect(sent(queue)).toMatchObject([{ variables: { input: { expectedTotal: '120.00' } } }])
  })

  it('opens the step of the field that was refused, and shows the reason there', async () => {
    const { queue } = await openCheckout(cartFixture([SOFA], chosen))
    const userErrors = [{ code: 'INVALID', message: 'A este correo no llega nada.', field: ['email'] }]
    queue.answerNext({ kind: 'refused', userErrors, data: null })
    await acceptTerms()
    await userEvent.click(orderButton())
    expect(currentStep()).toBe('Contacto')
    const field = screen.getByLabelText('Correo electrónico')
    expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).toMatch(
      /A este correo no llega nada/,
    )
    await goOn()
    expect(currentStep()).toBe('Contacto')
    await userEvent.type(field, 'x')
    expect(screen.queryByText('A este correo no llega nada.')).toBeNull()
    await goOn()
    expect(currentStep()).toBe('Revisa y haz tu pedido')
  })

  it('has its cart recalculated first, and shows what has changed', async () => {
    const { queue, environment } = await openCheckout(cartFixture([SOFA], chosen))
    expect(queue.asked).toMatchObject([{ name: 'recalculateOrder' }])
    await act(async () => workOut(environment, '120.00'))
    expect(within(screen.getByRole('alert')).getByText('Total: antes $100.00, ahora $120.00.')).toBeDefined()
    expect(orderButton().textContent).toContain('$120.00')
    await acceptTerms()
    await userEvent.click(orderButton())
    expect(sent(queue)).toMatchObject([{ variables: { input: { expectedTotal: '120.00' } } }])
  })

  it('asks a shopper who returns after half an hour to review the details', async () => {
    const late = { ...answeredDetails, modifiedAt: Date.now() - 31 * 60_000 }
    saveCheckoutDetails(window.localStorage, 'hogar', late)
    await openCheckout(cartFixture([SOFA], chosen))
    expect(currentStep()).toBe('Contacto')
    expect(screen.getByLabelText<HTMLInputElement>('Correo electrónico').value).toBe('maria@example.com')
  })
})

describe('an order that waits', () => {
  beforeEach(() => saveCheckoutDetails(window.localStorage, 'hogar', answeredDetails))

  it('is kept and shown as waiting while there is no network', async () => {
    vi.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(false)
    const { queue } = await openCheckout(cartFixture([SOFA], chosen))
    act(() => queue.setTasks([waiting]))
    expect(screen.getByRole('heading', { name: '¡Pedido en espera!' })).toBeDefined()
    expect(screen.getByText('2 artículos, $15,097.00')).toBeDefined()
    expect(screen.queryByRole('button', { name: /Hacer el pedido/ })).toBeNull()
  })

  it('is placed at the last total that the shopper knew, and says that a change needs their consent', async () => {
    vi.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(false)
    const { queue } = await openCheckout({ ...cartFixture([SOFA], chosen), pendingChanges: 1 })
    expect(screen.getByText(/El último total es \$100\.00: si cambia, te preguntamos antes/)).toBeDefined()
    await acceptTerms()
    await userEvent.click(orderButton())
    expect(sent(queue)).toMatchObject([
      {
        variables: { input: { expectedTotal: '100.00' } },
        optimism: { total: { amount: '100.00', currencyCode: 'MXN' } },
      },
    ])
  })

  it('is sent by its page, but never at a total that its shopper has not seen', async () => {
    const { queue } = await openCheckout(null)
    act(() => queue.setTasks([{ ...waiting, awaitsConsent: true }]))
    expect(queue.approved).toEqual(['task'])
    act(() => queue.setTasks([{ ...waiting, id: 'again', awaitsConsent: true, timesAskedAgain: 1 }]))
    act(() => queue.setTasks([{ ...waiting, id: 'open', awaitsConsent: true, optimism: { units: 2, total: null } }]))
    expect(queue.approved).toEqual(['task'])
    expect(screen.getByText(/el total ya no es el que viste/)).toBeDefined()
    expect(screen.getByRole('link', { name: 'Ver el pedido' }).getAttribute('href')).toBe('/waiting')
  })

  it('is found on its way after a reload, and followed to its page when the answer comes', async () => {
    const { queue, router, environment } = await openCheckout(null)
    act(() => queue.setTasks([waiting]))
    expect(screen.getByRole('heading', { name: 'Tu pedido se está enviando' })).toBeDefined()
    const variables = { input: { email: 'maria@example.com', clientMutationId: waiting.id } }
    const payload = { cart: null, order: { id: 'order:7', number: '000000007', lines: [], segments: [] } }
    await act(async () => {
      environment.commitPayload(createOperationDescriptor(placeOrderMutation, variables), { placeOrder: payload })
      queue.setTasks([])
    })
    expect(router.state.location.search).toBe('?order=order%3A7')
  })

  it('comes back to the checkout when a waiting one is refused', async () => {
    const { queue, router } = await openCheckout(cartFixture([SOFA], chosen))
    act(() => queue.setTasks([waiting]))
    await act(async () => queue.setTasks([]))
    expect(orderButton()).toBeDefined()
    expect(router.state.location.pathname).toBe('/')
  })

  it('has nothing to be placed for without a cart', async () => {
    await openCheckout(null)
    expect(screen.getByRole('heading', { name: 'Tu carrito está vacío' })).toBeDefined()
  })
})
