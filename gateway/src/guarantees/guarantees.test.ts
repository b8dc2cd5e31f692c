import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { toGlobalId } from '../graph/globalId.ts'
import { createGraphClient } from '../testing/createGraphClient.ts'
import { json, startFakeServer } from '../testing/startFakeServer.ts'
import { decodeGuarantee, decodeGuaranteeContact } from './decodeGuarantee.ts'

const GUARANTEE = '/api/ext/guarantee'
const CONTACT = '/api/ext/guarantee_customer'
const ANA = { id: 7, email: 'ana@example.mx', firstname: 'Ana', lastname: 'López', addresses: [] }
const NUMBER = '000000012'
const MAKER = { nombre: 'Voltaurea', telefono: '800 555 0210', correo: 'servicio@voltaurea.example', horario: '24 h' }

const line = (id: number) => ({ item_id: id, sku: `S${id}`, product_id: id, name: `Cosa ${id}`, qty_ordered: 1 })
const ORDER = {
  increment_id: NUMBER,
  created_at: '2026-11-20T10:30:00.000Z',
  status: 'pending',
  grand_total: 10,
  items: [line(1), line(2), line(1)],
}

let platform: Awaited<ReturnType<typeof startFakeServer>>
let shopper: ReturnType<typeof createGraphClient>
let guarantees: { status: number; body: unknown } | null

beforeEach(async () => {
  guarantees = null
  platform = await startFakeServer(({ path, query, body }, response) => {
    if (path === GUARANTEE) {
      if (guarantees) return json(response, guarantees.body, guarantees.status)
      const { product_id: ids } = JSON.parse(body) as { product_id: number[] }
      const about = (id: number) =>
        id === 1
          ? { product_id: id, tipo_garantia: 'Proveedor', proveedores: [MAKER] }
          : { product_id: id, tipo_garantia: 'Ninguno', proveedores: [] }
      return json(response, { code: 200, result: ids.map(about) })
    }
    if (query.get('token') !== 'good') return json(response, { code: 401, result: 'no' }, 401)
    if (path === '/api/user/me') return json(response, { code: 200, result: ANA })
    if (path === `/api/order/${NUMBER}`) return json(response, { code: 200, result: ORDER })
    if (path === CONTACT && (JSON.parse(body) as { order_id: string }).order_id === NUMBER)
      return json(response, {
        code: 200,
        result: { account: '7', client: 'Ana <b>López</b>', movement: NUMBER, phone: '33 1234 5678', contact_method: 'telefono' },
      }) // prettier-ignore
    return json(response, { code: 404, result: 'Not found' }, 404)
  })
  shopper = createGraphClient(platform.url)
  shopper.state.data = { cartToken: null, userToken: 'good', checkout: null, orders: [] }
})
afterEach(async () => {
  await shopper.close()
  await platform.close()
})

const calls = (path: string) => platform.seen.filter((call) => call.path === path)
const orderId = toGlobalId('Order', 'hogar', NUMBER)
const lines = async () => {
  const query = `query ($id: ID!) { node(id: $id) { ... on Order { lines { sku guarantee { kind label providers { name phone email hours } } } } } }`
  const { data, errors } = await shopper.query(query, { id: orderId })
  return { lines: data?.node?.lines as { guarantee: unknown }[], errors: errors ?? [] }
}

describe('who answers for what was bought', () => {
  test('is requested for all lines in one call, each product once', async () => {
    const answer = await lines()
    expect(answer.errors).toEqual([])
    const none = { kind: 'NONE', label: 'Ninguno', providers: [] }
    const maker = {
      kind: 'PROVIDER',
      label: 'Proveedor',
      providers: [{ name: 'Voltaurea', phone: '800 555 0210', email: 'servicio@voltaurea.example', hours: '24 h' }],
    }
    expect(answer.lines.map(({ guarantee }) => guarantee)).toEqual([maker, none, maker])
    expect(calls(GUARANTEE).map(({ body }) => JSON.parse(body) as unknown)).toEqual([{ product_id: [1, 2] }])
  })

  test.each([
    [503, { code: 503, result: 'down' }],
    [200, { code: 200, result: { tipo_garantia: 'Ninguno' } }],
  ])('that cannot be read (%i %j) leaves the order', async (status, body) => {
    guarantees = { status, body }
    const answer = await lines()
    expect(answer.lines).toMatchObject([{ sku: 'S1', guarantee: null }, { guarantee: null }, { guarantee: null }])
    expect(answer.errors).toHaveLength(3)
  })

  test.each([
    [{ tipo_garantia: 'Tienda' }, { kind: 'STORE', label: 'Tienda', providers: [] }],
    [
      { tipo_garantia: 'Extendida', proveedores: [{ nombre: 'A' }] },
      { kind: 'PROVIDER', label: 'Extendida' },
    ],
    [{ tipo_garantia: 'ninguno', proveedores: [{ nombre: 'A' }] }, { kind: 'NONE' }],
    [{ proveedores: 'x' }, { kind: 'NONE', label: 'Ninguno', providers: [] }],
    [null, { kind: 'NONE', label: 'Ninguno', providers: [] }],
  ])('is read out of %j', (document, guarantee) => {
    expect(decodeGuarantee(document)).toMatchObject(guarantee)
  })

  test('holds nothing that runs: what is no number to call and no address to write to is left out', () => {
    const providers = [
      { nombre: '<b>A</b> & B', telefono: 'javascript:alert(1)', correo: 'a@b?<script>', horario: '' },
      { telefono: '800 555 0210' },
      'x',
    ]
    expect(decodeGuarantee({ tipo_garantia: 'Proveedor', proveedores: providers }).providers).toEqual([
      { name: 'A & B', phone: null, email: null, hours: null },
    ])
  })
})

describe('what a maker asks a buyer for', () => {
  const ask = async (id: string) => {
    const fields = 'account client movement phone contactMethod'
    const query = `query ($id: ID!) { viewer { customer { email guaranteeContact(orderId: $id) { ${fields} } } } }`
    const { data, errors } = await shopper.query(query, { id })
    return { customer: data?.viewer?.customer, errors: errors ?? [] }
  }

  test('is what the platform has on file of the order', async () => {
    const { customer, errors } = await ask(orderId)
    expect(errors).toEqual([])
    expect(customer.guaranteeContact).toEqual({
      account: '7',
      client: 'Ana López',
      movement: NUMBER,
      phone: '33 1234 5678',
      contactMethod: 'PHONE',
    })
  })

  test.each([
    ['an order of another customer', toGlobalId('Order', 'hogar', '000000099')],
    ['an order of another store', toGlobalId('Order', 'de', NUMBER)],
    ['a product', toGlobalId('Product', 'hogar', NUMBER)],
    ['nothing', 'x'],
  ])('is null for %s', async (_name, id) => {
    const { customer, errors } = await ask(id)
    expect(errors).toEqual([])
    expect(customer).toEqual({ email: ANA.email, guaranteeContact: null })
  })

  test.each([null, 'forged'])('the token %j opens nothing', async (userToken) => {
    shopper.state.data = { cartToken: null, userToken, checkout: null, orders: [] }
    expect((await ask(orderId)).customer).toBeNull()
    expect(calls(CONTACT)).toEqual([])
  })

  test.each([
    [{ contact_method: 'correo' }, 'EMAIL'],
    [{ contact_method: 'Teléfono' }, 'PHONE'],
    [{ contact_method: 'paloma' }, null],
    [null, null],
  ])('is read out of %j', (document, contactMethod) => {
    expect(decodeGuaranteeContact(document)).toMatchObject({ contactMethod, account: null })
  })
})
