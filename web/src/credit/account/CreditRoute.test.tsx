import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import query from '../../__generated__/CreditRouteQuery.graphql'
import { RouteForTest } from '../../testing/RouteForTest.tsx'
import { renderWithRelay } from '../../testing/renderWithRelay.tsx'
import { CreditRoute } from './CreditRoute.tsx'

const money = (amount: string) => ({ amount, currencyCode: 'MXN' })
const plan = (payment: string, total: string) => ({
  payment: money(payment), lastPayment: money('123.00'), total: money(total), interest: money('2875.00'),
  interestTax: money('396.55'), ratePercent: '57.50', cat: '134.4', catWithTax: '164.0',
}) // prettier-ignore
const OFFER = {
  kind: 'MERCHANDISE', amount: money('5000.00'), months: 12, payments: 52, frequency: 'WEEKLY', customer: 'HOME',
  contract: plan('152.00', '7875.00'), punctual: plan('129.89', '6725.00'), bonus: money('1150.00'), bonusPercent: 40,
  lateWeek: money('24.24'), dailyDefaultPercent: '0.20',
} // prettier-ignore
const instalment = (number: number, status: string, fields: object = {}) => ({
  number, date: `2026-11-0${number}`, contract: money('152.00'), punctual: money('129.89'), paid: money('0.00'),
  payBy: null, paidOn: null, status, ...fields,
}) // prettier-ignore
const CREDIT = {
  id: 'i:1', kind: 'MERCHANDISE', name: 'Compra a crédito', number: 'F10000001', status: 'OVERDUE', balance: money('304.00'),
  total: money('7875.00'), paid: money('129.89'), orderNumber: '000000042', orderId: 'order:42', due: null, offer: OFFER,
  payoff: {
    amount: money('3065.77'), goodUntil: '2026-11-27', savesAgainstPunctual: money('900.00'), savesAgainstContract: money('1500.00'),
  },
  instalments: [
    instalment(1, 'PAID', { paid: money('129.89'), paidOn: '2026-10-31' }), instalment(2, 'LATE'), instalment(3, 'OPEN'),
    instalment(4, 'TAKEN_OFF'),
  ],
} // prettier-ignore

beforeEach(() => localStorage.clear())

const open = (creditAccounts: readonly object[] | null) =>
  renderWithRelay(
    <RouteForTest
      query={query}
      variables={{ number: 'F10000001' }}
      root={{ store: { id: 's:1', credit: {} }, viewer: { customer: { id: 'c:1', firstName: 'Ana', creditAccounts } } }}
    >
      <CreditRoute />
    </RouteForTest>,
    { path: '/my-account/credits/F10000001', answered: 0 },
  )
const having = (credit: object | null) => open([{ id: 'a:1', credits: [], credit }])
const part = (name: string) => screen.getByRole('region', { name }).textContent.replaceAll(/\s/g, ' ')

it('says how much is paid, what settles the credit, and what its contract is', async () => {
  await having(CREDIT)
  expect(screen.getByRole('heading', { level: 1, name: 'Compra a crédito' })).toBeDefined()
  expect(part('Cómo vas')).toContain('2 de 4 pagos hechosLlevas pagado $129.89 de un total de $7,875.00.')
  const bar = screen.getByRole<HTMLProgressElement>('progressbar', { name: '2 de 4 pagos hechos' })
  expect([bar.value, bar.max]).toEqual([2, 4])
  expect(part('Liquidar hoy')).toContain('$3,065.77Frente a pagar a tiempo hasta el final ahorras $900.00.')
  expect(part('Tu contrato')).toContain('$152 a la semana, 52 pagos, el último de $123.')
  expect(part('Tu contrato')).toContain('Total $7,875 · CAT 134.4 % sin IVA')
  expect(screen.getByRole('link', { name: 'Pedido 000000042' }).getAttribute('href')).toBe(
    '/my-account/orders/order%3A42',
  )
})

it('is printed on a press', async () => {
  const print = vi.spyOn(window, 'print').mockReturnValue()
  await having(CREDIT)
  await userEvent.click(screen.getByRole('button', { name: 'Imprimir' }))
  expect(print).toHaveBeenCalledOnce()
})

it('lists every payment with what was paid of it, and its state in words', async () => {
  await having(CREDIT)
  const rows = within(screen.getByRole('table', { name: 'Calendario de pagos' }))
    .getAllByRole('row')
    .slice(1)
  const states = rows.map((row) => within(row).getAllByRole('cell').at(-1)?.textContent)
  expect(states).toEqual(['Pagado', 'Atrasado', 'Por pagar', 'Ya no se paga'])
  expect(rows[0]?.textContent).toContain('$129.89el 31 de octubre de 2026')
})

const calendarOf = (name: string) => {
  const href = screen.getByRole('link', { name }).getAttribute('href') ?? ''
  return decodeURIComponent(href.replace('data:text/calendar;charset=utf-8,', '')).replaceAll('\r\n ', '')
}

it('adds the next due date, or all that are open, to a calendar, without name or amount', async () => {
  const total = money('129.89')
  const due = { date: '2026-11-03', payBy: '2026-10-30', total, contract: money('152.00'), punctual: total, late: null }
  await having({ ...CREDIT, due: { ...due, defaultInterest: null } })
  const next = calendarOf('Agregar al calendario')
  expect(next.match(/^DTSTART.*$/gm)).toEqual(['DTSTART;VALUE=DATE:20261103'])
  expect(next).toContain('Págalo a más tardar el viernes 30 de octubre.')
  expect(next).toMatch(/^UID:credit-due-F10000001-2026-11-03@/m)
  const all = calendarOf('Agregar todas las fechas al calendario')
  expect(all.match(/^DTSTART.*$/gm)).toEqual(['DTSTART;VALUE=DATE:20261103'])
  // As words of their own: the time of the entry has digits too.
  expect(`${next}${all}`).not.toMatch(/Ana|\b(?:129|152|7875)\b/)
})

it('offers no calendar without a date to come', async () => {
  const due = { date: '2026-11-02', payBy: null, total: money('304.00'), contract: null, punctual: null, late: null }
  await having({ ...CREDIT, due: { ...due, defaultInterest: null }, instalments: [instalment(2, 'LATE')] })
  expect(screen.queryByRole('link', { name: /calendario/ })).toBeNull()
})

it('leaves out what is not known', async () => {
  await having({ ...CREDIT, offer: null, payoff: null, instalments: null, paid: null, orderId: null })
  expect(screen.queryByRole('region', { name: /Cómo vas|Liquidar hoy|Tu contrato/ })).toBeNull()
  expect(screen.getByText('Por ahora no podemos mostrar el calendario de pagos.')).toBeDefined()
  expect(screen.queryByRole('link', { name: /Pedido/ })).toBeNull()
})

it('that no account has is not found', async () => {
  await having(null)
  expect(screen.getByText('No encontramos ese crédito')).toBeDefined()
  expect(screen.getByRole('link', { name: 'Volver a mis créditos' }).getAttribute('href')).toBe('/my-account/credits')
})

it('that could not be read is not said to be missing', async () => {
  await open([{ id: 'a:1', credits: null, credit: null }])
  expect(screen.getByRole('alert').textContent).toContain('Por ahora no podemos mostrar tu cuenta de crédito.')
  expect(screen.queryByText('No encontramos ese crédito')).toBeNull()
})
