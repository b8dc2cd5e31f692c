import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import checkoutRouteQuery from '../__generated__/CheckoutRouteQuery.graphql'
import { RouteQuery } from '../cart/testing/RouteQuery.tsx'
import { cartFixture } from '../cart/testing/cartFixture.ts'
import { CheckoutRoute } from '../checkout/CheckoutRoute.tsx'
import { saveCheckoutDetails } from '../checkout/checkoutStorage.ts'
import { answeredDetails } from '../checkout/testing/answeredDetails.ts'
import { createFakeQueue } from '../testing/fakeQueue.ts'
import { renderWithRelay } from '../testing/renderWithRelay.tsx'

const money = (amount: string) => ({ amount, currencyCode: 'MXN' })
const rest = { interestTax: money('396.55'), ratePercent: '57.50', catWithTax: '164.0' }

/** An offer of 5,000 pesos. */
const offer = (months: number, payments: number, [payment, last, total, interest]: readonly string[]) => ({
  kind: 'MERCHANDISE',
  amount: money('5000.00'),
  months,
  payments,
  frequency: 'WEEKLY',
  contract: {
    ...rest,
    payment: money(payment!),
    lastPayment: money(last!),
    total: money(total!),
    interest: money(interest!),
    cat: '134.4',
  },
  punctual: {
    ...rest,
    payment: money('129.89'),
    lastPayment: money('100.61'),
    total: money('6725.00'),
    interest: money('1725.00'),
    cat: '71.0',
  },
  insurance: null,
  bonus: money('1150.00'),
  bonusPercent: 40,
  lateWeek: money('24.24'),
  dailyDefaultPercent: '0.20',
})
const OFFERS = [
  offer(12, 52, ['152.00', '123.00', '7875.00', '2875.00']),
  offer(18, 78, ['120.00', '72.50', '9312.50', '4312.50']),
]
const METHODS = [
  {
    code: 'storecredit',
    title: 'Crédito Hogar',
    isDefault: true,
    fee: money('2875.00'),
    plans: [],
    creditOffers: OFFERS,
    creditLine: null,
  },
  { code: 'card', title: 'Tarjeta', isDefault: false, fee: null, plans: [], creditOffers: [], creditLine: null },
]

const plain = (text: string | null | undefined) => (text ?? '').replaceAll(/\s/g, ' ')
const goOn = () => userEvent.click(screen.getByRole('button', { name: 'Continuar' }))

beforeEach(() => {
  window.localStorage.clear()
  saveCheckoutDetails(window.localStorage, 'hogar', answeredDetails)
})

async function openPayment(extra: object = {}) {
  const queue = createFakeQueue()
  const cart = cartFixture([{ sku: 'SOFA', name: 'Sofá Oslo' }], {
    selectedShippingMethod: {
      carrierCode: 'flatrate',
      methodCode: 'flatrate',
      title: 'A tu casa',
      deliveryEstimate: null,
    },
    paymentMethods: METHODS,
    ...extra,
  })
  const view = await renderWithRelay(
    <RouteQuery query={checkoutRouteQuery}>
      <CheckoutRoute />
    </RouteQuery>,
    { queue, mockResolvers: { Viewer: () => ({ cart }), Store: () => ({ externalCheckoutUrl: null }) } },
  )
  return { queue, text: () => plain(view.container.textContent) }
}

it('shows each term with payment, total and annual cost, and the usual one whole', async () => {
  const { text } = await openPayment()
  const terms = within(screen.getByRole('group', { name: '¿En cuánto tiempo lo pagas?' }))
  const year = terms.getByRole<HTMLInputElement>('radio', { name: /^12 meses: \$152 a la semana/ })
  expect(year.checked).toBe(true)
  expect(plain(year.closest('label')?.textContent)).toContain('52 pagos. Total $7,875 · CAT 134.4 % sin IVA')
  expect(text()).toContain('$152 a la semana, 52 pagos, el último de $123.')
  expect(text()).toContain('De contado $5,000 · Intereses $2,875 · Total $7,875 · CAT 134.4 % sin IVA')
  expect(text()).toContain(
    'Si pagas a tiempo: $129.89 a la semana, total $6,725. Ahorras $1,150, el 40 % de los intereses.',
  )
  expect(text()).toContain('Si te atrasas una semana: ese pago te cuesta $24.24 más.')
})

it('says how an offer is calculated, as agreed and on time', async () => {
  await openPayment()
  await userEvent.click(screen.getByText('Cómo se calcula'))
  const row = (name: string) =>
    within(screen.getByRole('row', { name: new RegExp(`^${name}`) }))
      .getAllByRole('cell')
      .map(({ textContent }) => plain(textContent))
  expect(row('Cada pago')).toEqual(['$152.00', '$129.89'])
  expect(row('CAT sin IVA')).toEqual(['134.4 %', '71.0 %'])
  expect(row('CAT con IVA')).toEqual(['164.0 %', '164.0 %'])
  expect(row('Tasa anual')).toEqual(['57.5 %', '57.5 %'])
})

it('says that one can settle early without the interest that is left, and what a late payment costs', async () => {
  const { text } = await openPayment()
  await userEvent.click(screen.getByText('Cómo se calcula'))
  expect(text()).toContain('Liquida cuando quieras: no pagas los intereses de los pagos que faltan.')
  expect(text()).toContain('Si un pago se atrasa, se cobra 0.20 % diario sobre lo vencido.')
})

it('sends the term that is chosen', async () => {
  const { queue, text } = await openPayment()
  await userEvent.click(screen.getByRole('radio', { name: /^18 meses/ }))
  expect(text()).toContain('$120 a la semana, 78 pagos, el último de $72.50.')
  await goOn()
  expect(queue.asked[0]?.variables).toMatchObject({ input: { methodCode: 'storecredit', months: 18 } })
})

it('opens with the term that the cart is paid in', async () => {
  const { totals } = cartFixture([{ sku: 'SOFA', name: 'Sofá Oslo' }])
  const credit = { title: 'Crédito Hogar', subtotalWithoutCredit: money('5000.00'), offer: OFFERS[1] }
  const selectedPaymentMethod = { code: 'storecredit', title: 'Crédito Hogar' }
  const { queue } = await openPayment({ totals: { ...totals, credit }, selectedPaymentMethod })
  await userEvent.click(screen.getByRole('button', { name: /^Cambiar.*Entrega y pago/ }))
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /^18 meses/ }).checked).toBe(true)
  await goOn()
  const sent = queue.asked.findLast(({ name }) => name === 'setCartPayment')
  expect(sent?.variables).toMatchObject({ input: { methodCode: 'storecredit', months: 18 } })
})

it('leaves the usual term to the platform', async () => {
  const { queue } = await openPayment()
  await goOn()
  expect(queue.asked[0]?.variables).toEqual({ input: { methodCode: 'storecredit' } })
})
