import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import query from '../../__generated__/ChooseRouteQuery.graphql'
import { RouteForTest } from '../../testing/RouteForTest.tsx'
import { renderWithRelay } from '../../testing/renderWithRelay.tsx'
import { ChooseRoute } from './ChooseRoute.tsx'
import { rememberDraft } from './payDraft.ts'

const money = (amount: string) => ({ amount, currencyCode: 'MXN' })
const GOODS = {
  id: 'i:1', __typename: 'CreditInvoice', name: 'Compras a crédito', number: 'F10000001', kind: 'MERCHANDISE', status: 'CURRENT',
  paysByTransfer: true, balance: money('4835.00'), offer: { customer: 'HOME' },
  due: { date: '2026-11-30', payBy: '2026-11-26', total: money('129.89'), late: money('0.00') },
  payoff: { amount: money('3065.77'), savesAgainstPunctual: money('1061.43') },
} // prettier-ignore
const LATE = {
  ...GOODS, id: 'i:2', number: 'F10000002', status: 'OVERDUE', balance: money('1050.00'), paysByTransfer: false, offer: { customer: 'NEW' },
  due: { date: '2026-11-20', payBy: null, total: money('152.11'), late: money('152.00') }, payoff: null,
} // prettier-ignore
const CASH = { ...GOODS, id: 'i:3', number: 'F10000003', name: 'Credilana', kind: 'CREDILANA' }
const ACCOUNT = { id: 'a:1', __typename: 'CreditAccount', number: 'C10000016', holder: 'Ana López Ruiz' }

beforeEach(() => {
  localStorage.clear()
  rememberDraft(null)
})

async function open(credits: readonly object[] | null, path = '/payments', openTransfers: readonly object[] = []) {
  const root = {
    store: { id: 's:1', credit: {} },
    viewer: { customer: null },
    creditAccount: { ...ACCOUNT, credits, openTransfers },
  }
  const readsOffers = /nuevo|casa/.test(path)
  const view = await renderWithRelay(
    <RouteForTest query={query} variables={{ readsOffers }} root={root}>
      <ChooseRoute />
    </RouteForTest>,
    { path, answered: 0 },
  )
  return { location: () => view.router.state.location, view }
}
const total = () => document.querySelector('output')?.textContent
const press = () => userEvent.click(screen.getByRole('button', { name: 'Continuar' }))
const tick = (number: string) => userEvent.click(screen.getByRole('checkbox', { name: new RegExp(number) }))
const choose = (name: RegExp) => userEvent.click(screen.getByRole('radio', { name }))

describe('an open transfer', () => {
  const PAYMENT = {
    id: 'p:1', __typename: 'CreditPayment', status: 'PENDING', payBefore: '2026-12-03T16:00:00Z', total: money('123.45'),
    transfer: { reference: '4000014' },
  } // prettier-ignore

  it('stands above the credits until it is booked, with a link to its instructions', async () => {
    const arrived = {
      ...PAYMENT,
      id: 'p:2',
      status: 'PROCESSING',
      total: money('50.00'),
      transfer: { reference: '4000022' },
    }
    await open([GOODS], '/payments', [PAYMENT, arrived])
    const section = screen.getByRole('region', { name: 'Tienes 2 transferencias pendientes' })
    expect(section.textContent).toContain(
      'Transfiere $123.45 con la referencia 4000014 antes del jueves 3 de diciembre, 10:00.',
    )
    expect(section.textContent).toContain('Recibimos tu transferencia de $50.00 con la referencia 4000022.')
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
    expect(links).toContain('/payment/spei-pay?pago=p%3A1')
  })

  it('that does not exist leaves no title', async () => {
    await open([GOODS])
    expect(screen.queryByRole('region', { name: /transferencia/ })).toBeNull()
  })
})

describe('choosing what to pay', () => {
  it('presets what is due, and says what settling saves', async () => {
    const { location } = await open([GOODS])
    expect(screen.getByRole('checkbox', { name: /F10000001/ })).toHaveProperty('checked', true)
    expect(screen.getByText('Toca pagar $129.89 a más tardar el jueves 26 de noviembre.')).toBeDefined()
    expect(total()).toBe('Total $129.89')
    await choose(/^Liquidar/)
    expect(screen.getByText('Ahorras $1,061.43 frente a seguir pagando a tiempo.')).toBeDefined()
    expect(total()).toBe('Total $3,065.77')
    await press()
    expect(location().pathname).toBe('/payments/pay')
    expect(location().state).toEqual({
      payDraft: {
        accountId: 'a:1',
        key: expect.any(String),
        lines: [{ invoiceId: 'i:1', amount: '3065.77', way: 'payoff' }],
      },
    })
    expect(location().search).toBe('')
  })

  it('takes another amount with cents, between the bounds of the credit', async () => {
    const { location } = await open([GOODS])
    await choose(/^Otra cantidad/)
    const field = screen.getByLabelText('Monto para Compras a crédito')
    for (const wrong of ['0.99', '3065.78', '12,5', '1e2']) {
      await userEvent.clear(field)
      await userEvent.type(field, wrong)
      await press()
      const fault = screen.getByText('Escribe un monto de $1.00 a $3,065.77, con centavos si quieres.')
      expect([document.activeElement, field.getAttribute('aria-describedby')]).toEqual([field, fault.id])
      expect(total()).toBe('Total $0.00')
    }
    await userEvent.clear(field)
    await userEvent.type(field, '200.05')
    expect(field.getAttribute('aria-invalid')).toBeNull()
    expect(total()).toBe('Total $200.05')
    await press()
    expect(location().state).toMatchObject({ payDraft: { lines: [{ amount: '200.05', way: 'other' }] } })
  })

  it('has one amount for each credit, and their sum', async () => {
    const { location } = await open([GOODS, LATE])
    await press()
    expect(screen.getByRole('alert').textContent).toBe('Elige al menos un crédito.')
    await tick('F10000001')
    await tick('F10000002')
    expect(screen.getByText('Tienes pagos atrasados: $152.00')).toBeDefined()
    expect(screen.getByText('Solo se paga con tarjeta.')).toBeDefined()
    expect(total()).toBe('Total $282.00')
    await userEvent.click(screen.getAllByRole('radio', { name: /^Liquidar/ })[1]!)
    expect(total()).toBe('Total $1,179.89')
    await tick('F10000001')
    expect(total()).toBe('Total $1,050.00')
    await press()
    expect(location().state).toMatchObject({ payDraft: { lines: [{ invoiceId: 'i:2', amount: '1050.00' }] } })
  })

  it('starts anew with another type of credit', async () => {
    const { view } = await open([GOODS, CASH])
    await choose(/^Liquidar/)
    await userEvent.click(screen.getByRole('link', { name: 'Credilana' }))
    expect(view.router.state.location.pathname).toBe('/payments/credilana')
    expect(screen.getByRole('link', { name: 'Credilana' }).getAttribute('aria-current')).toBe('page')
    expect(screen.getByRole('checkbox', { name: /F10000003/ })).toBeDefined()
    expect(total()).toBe('Total $129.89')
    await userEvent.click(screen.getByRole('link', { name: 'Compras a crédito' }))
    expect(total()).toBe('Total $129.89')
  })

  it.each([
    ['/payments/nuevo', 'Clientes nuevos', ['F10000002']],
    ['/my-account/payments/casa', 'Clientes de la casa', ['F10000001', 'F10000003']],
  ])('lists at %s the credits of %s', async (path, _name, numbers) => {
    await open([GOODS, LATE, CASH], path.replace('/my-account', ''))
    const shown = screen.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent)
    expect(shown.map((text) => /F\d+/.exec(text ?? '')?.[0])).toEqual(numbers)
  })

  it('says where nothing is owed, and what could not be read', async () => {
    await open([{ ...GOODS, status: 'SETTLED', payoff: null, due: null, balance: money('0.00') }])
    expect(screen.getByText('No debes nada en tu cuenta de crédito.')).toBeDefined()
    await open(null)
    expect(screen.getByRole('alert').textContent).toContain('Por ahora no podemos mostrar tus créditos.')
  })

  it('keeps three digits, the first name and the type on the device, and nothing else', async () => {
    await open([GOODS])
    const profile = '{"accountNumber":"016","name":"Ana","type":"menudeo"}'
    expect(Object.entries(localStorage)).toEqual([['hogar:credit-profile:hogar', profile]])
  })
})
