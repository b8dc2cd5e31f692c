import { screen, within } from '@testing-library/react'
import { storeByCode } from '@hogar/schema/stores.ts'
import { describe, expect, it } from 'vitest'
import query from '../__generated__/GuaranteeRouteQuery.graphql'
import { RouteForTest } from '../testing/RouteForTest.tsx'
import { renderWithRelay } from '../testing/renderWithRelay.tsx'
import { GuaranteeRoute } from './GuaranteeRoute.tsx'

const CONTACT = { account: '7', client: 'Ana López', movement: '000000042', phone: '33 1234 5678', contactMethod: 'PHONE' } // prettier-ignore
const MAKER = { name: 'Voltaurea', phone: '+52 800 555 0210', email: 'servicio@voltaurea.example', hours: '24 h' }
const guaranteed = (name: string, guarantee: object | null) => ({ sku: name, name, quantity: 1, canceledQuantity: 0, product: null, variant: null, guarantee }) // prettier-ignore
const LINES = [
  guaranteed('Lavadora', { kind: 'PROVIDER', providers: [MAKER] }),
  guaranteed('Mesa', { kind: 'STORE', providers: [] }),
  guaranteed('Armado', { kind: 'NONE', providers: [] }),
  guaranteed('Vela', null),
]

async function open({ lines = LINES, contact = CONTACT as object | null, found = true, code = 'hogar' } = {}) {
  const store = storeByCode(code)
  const root = {
    viewer: { customer: { id: 'c:1', firstName: 'Ana', guaranteeContact: contact } },
    node: found ? { __typename: 'Order', id: 'order:1', number: '000000042', lines } : null,
  }
  await renderWithRelay(
    <RouteForTest query={query} variables={{ order: 'order:1' }} root={root}>
      <GuaranteeRoute />
    </RouteForTest>,
    { path: '/my-account/orders/order%3A1/guarantee-provider', answered: 0, ...(store ? { store } : {}) },
  )
}
const lineOf = (name: string) => within(screen.getByRole('heading', { level: 2, name }).closest('li')!)

describe('the guarantee of an order', () => {
  it('says of each thing who answers for it, and how they are reached', async () => {
    await open()
    const maker = lineOf('Lavadora')
    expect(maker.getByText('Garantía del fabricante')).toBeDefined()
    expect(maker.getByRole('link', { name: MAKER.phone }).getAttribute('href')).toBe('tel:+528005550210')
    expect(maker.getByRole('link', { name: MAKER.email }).getAttribute('href')).toBe(`mailto:${MAKER.email}`)
    expect(maker.getByText('Atiende: 24 h')).toBeDefined()
    expect(
      lineOf('Mesa')
        .getByRole('link', { name: /nuestra garantía/ })
        .getAttribute('href'),
    ).toBe('/i/garantias-y-devoluciones')
    expect(lineOf('Armado').getByText('Sin garantía adicional')).toBeDefined()
    expect(lineOf('Vela').getByText(/no podemos decir quién responde/)).toBeDefined()
  })

  it('lists no goods that are canceled', async () => {
    const lines = LINES.map((line, at) => ({ ...line, canceledQuantity: at === 1 ? 1 : 0 }))
    await open({ lines })
    expect(lineOf('Lavadora')).toBeDefined()
    expect(screen.queryByRole('heading', { name: 'Mesa' })).toBeNull()
  })

  it('leaves out what a maker does not say', async () => {
    const silent = { ...MAKER, phone: null, email: null, hours: null }
    await open({ lines: [guaranteed('Lavadora', { kind: 'PROVIDER', providers: [silent] })] })
    expect(lineOf('Lavadora').getByText('Voltaurea')).toBeDefined()
    expect(lineOf('Lavadora').queryByRole('link')).toBeNull()
  })

  it('lists the details that the maker requires', async () => {
    await open()
    const contact = screen.getByRole('region', { name: 'Datos que te pedirán' })
    const facts = within(contact).getAllByRole('definition')
    expect(facts.map(({ textContent }) => textContent)).toEqual(['7', 'Ana López', '000000042', '33 1234 5678', 'Teléfono']) // prettier-ignore
  })

  it('stands where that could not be read', async () => {
    await open({ contact: null })
    expect(screen.getByText(/Con el número de pedido 000000042 basta/)).toBeDefined()
    expect(lineOf('Mesa')).toBeDefined()
  })

  it('is not shown of an order that is not theirs', async () => {
    await open({ found: false, contact: null })
    expect(screen.getByText('No encontramos ese pedido')).toBeDefined()
    expect(screen.getByRole('link', { name: 'Volver a mis pedidos' }).getAttribute('href')).toBe('/my-account/orders')
  })

  it.each([
    ['de', 'Garantie der Bestellung 000000042', 'Danach wirst du gefragt'],
    ['it', 'Garanzia dell’ordine 000000042', 'I dati che ti chiederanno'],
  ])('is shown in the words of %s', async (code, title, contact) => {
    await open({ code })
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeDefined()
    expect(screen.getByRole('region', { name: contact })).toBeDefined()
  })
})
