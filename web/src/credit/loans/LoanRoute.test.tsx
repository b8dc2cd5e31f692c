import { act, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import query from '../../__generated__/LoanRouteQuery.graphql'
import { RouteForTest } from '../../testing/RouteForTest.tsx'
import { renderWithRelay } from '../../testing/renderWithRelay.tsx'
import { LoanRoute } from './LoanRoute.tsx'

const money = (amount: number | string) => ({ amount: Number(amount).toFixed(2), currencyCode: 'MXN' })
const plan = (payment: number, total: number) => ({
  payment: money(payment),
  lastPayment: money(100),
  total: money(total),
  interest: money(total / 2),
  interestTax: money(1),
  ratePercent: '57.50',
  cat: '134.4',
  catWithTax: '164.0',
})

/** An offer whose payment tells which one it is. */
const offer = (amount: number, months: number, frequency: string) => ({
  kind: 'CREDILANA',
  amount: money(amount),
  months,
  payments: months * 4,
  frequency,
  contract: plan(amount / 100 + months + (frequency === 'WEEKLY' ? 0 : 1000), amount * 1.5),
  punctual: plan(7, amount * 1.3),
  bonus: money(9),
  bonusPercent: 30,
  lateWeek: money(24.24),
  dailyDefaultPercent: '0.20',
})
const OFFERS = [1000, 1500, 2000].flatMap((amount) =>
  [6, 12].flatMap((months) => ['WEEKLY', 'BIWEEKLY'].map((frequency) => offer(amount, months, frequency))),
)
const TERMS = {
  months: [6, 12],
  defaultMonths: 12,
  frequencies: ['WEEKLY', 'BIWEEKLY'],
  minimum: money(1000),
  maximum: money(2000),
  step: money(500),
  legend: 'Crédito sujeto a aprobación.',
}
const PHONE = { dialled: '+523330000150', formatted: '33 3000 0150' }

const open = (path = '/credilana', credit: object = {}) => {
  const root = {
    cmsPage: null,
    store: { id: 's:1', credit: { terms: TERMS, offers: OFFERS, phone: PHONE, ...credit } },
  }
  const variables = { identifier: 'credilana', kind: 'CREDILANA', months: null }
  return renderWithRelay(
    <RouteForTest query={query} variables={variables} root={root}>
      <LoanRoute />
    </RouteForTest>,
    { path, answered: 0 },
  )
}
const shown = () => (screen.getByRole('status').textContent ?? '').replaceAll(/\s/g, ' ')
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: '¿Cuánto necesitas?' })
const slider = () => screen.getByRole<HTMLInputElement>('slider', { name: '¿Cuánto necesitas?' })

it('opens with the largest amount in the usual term, with total and annual cost', async () => {
  await open()
  expect(screen.getByRole('heading', { level: 1, name: 'Credilana' })).toBeDefined()
  expect(shown()).toContain('$32 a la semana, 48 pagos, el último de $100.')
  expect(shown()).toContain('Recibes $2,000 · ')
  expect(shown()).toContain('Total $3,000 · CAT 134.4 % sin IVA')
  expect(screen.getByText('De $1,000 a $2,000, de $500 en $500.')).toBeDefined()
  expect(screen.getByText('Crédito sujeto a aprobación.')).toBeDefined()
  expect(screen.getByRole('link', { name: 'Llamar al 33 3000 0150' }).getAttribute('href')).toBe('tel:+523330000150')
})

it('shows the offer of each choice, and names it in the address', async () => {
  const { router } = await open()
  fireEvent.change(slider(), { target: { value: '1500' } })
  expect(shown()).toContain('$27 a la semana')
  await userEvent.click(screen.getByRole('radio', { name: '6 meses' }))
  await userEvent.click(screen.getByRole('radio', { name: 'Cada quincena' }))
  expect(shown()).toContain('$1,021 a la quincena')
  await userEvent.click(screen.getByRole('button', { name: '$500 menos' }))
  expect(shown()).toContain('$1,016 a la quincena')
  expect(screen.getByRole<HTMLButtonElement>('button', { name: '$500 menos' }).disabled).toBe(true)
  expect(slider().getAttribute('aria-valuetext')).toBe('$1,000')
  await expect.poll(() => router.state.location.search).toBe('?monto=1000&meses=6&abono=quincenal')
  expect(router.state.historyAction).toBe('REPLACE')
})

it('opens with the loan of its address', async () => {
  await open('/credilana?monto=1500&meses=6&abono=quincenal')
  expect(field().value).toBe('1500')
  expect(shown()).toContain('$1,021 a la quincena')
})

it.each([
  ['1740', '1500'],
  ['99999', '2000'],
  ['x', '2000'],
])('the typed amount %s becomes %s, which is lent', async (typed, amount) => {
  await open()
  await userEvent.clear(field())
  await userEvent.type(field(), `${typed}{Enter}`)
  expect(field().value).toBe(amount)
})

it('hides and shows what paying on time saves, not what the contract costs', async () => {
  await open()
  expect(shown()).toContain('Si pagas a tiempo')
  await userEvent.click(screen.getByRole('checkbox', { name: 'Con bonificación por pago puntual' }))
  expect(shown()).not.toContain('Si pagas a tiempo: ')
  expect(shown()).toContain('Total $3,000 · CAT 134.4 % sin IVA')
})

it.each([{ offers: null }, { terms: null }, { offers: [] }])('says that it could not calculate: %o', async (credit) => {
  await open('/credilana', credit)
  expect(screen.getByRole('alert').textContent).toContain('No pudimos calcular tu crédito.')
  await act(() => Promise.resolve())
})

it('leads to the application of a new or a home customer with the loan of its address', async () => {
  await open('/credilana?monto=1500&meses=6&abono=quincenal&utm_source=x')
  const addressOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
  const loan = '?monto=1500&meses=6&abono=quincenal'
  expect(screen.getByText('¿Ya tienes crédito con nosotros?')).toBeDefined()
  expect(addressOf('No, es mi primer crédito')).toBe(`/credilana/nuevo/registro${loan}`)
  expect(addressOf('Sí, ya tengo cuenta')).toBe(`/credilana/casa/registro${loan}`)
  expect(addressOf('Solicitar')).toBe('#loan-apply')
})
