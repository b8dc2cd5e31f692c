import { storeByCode } from '@hogar/schema/stores.ts'
import { expect, test } from 'vitest'
import { COMPANY, GUEST, answers, companyForEachTest, platform, sent, shopper } from '../testing/companyPlatform.ts'
import { permissionsOf } from './permissionsOf.ts'
import { wholesaleSettings } from './wholesaleSettings.ts'
import { settingsOf } from '../stores/storeSettings.ts'
import { EMPTY_SESSION } from '../session/sessionData.ts'

companyForEachTest()
const MINE = `{ viewer { customer { email companyRole buysForCompany company {
  id name taxId status isWholesale permissions wholesaleProgress { ordersMissing amountMissing { amount } }
  users { userId fullName role isActive } } } } }`
const company = (fields: object) => answers.set('GET company_b2b/7', [200, { items: [{ ...COMPANY, ...fields }] }])

test('a company is read with one call, as its user sees it', async () => {
  const { data, calls } = await shopper.query(MINE)
  expect(data.viewer.customer).toMatchObject({
    companyRole: 'SUPER_USER',
    buysForCompany: true,
    company: {
      name: 'Muebles del Norte',
      taxId: 'MDN150305AB8',
      status: 'APPROVED',
      wholesaleProgress: { ordersMissing: 2, amountMissing: { amount: '12500.50' } },
      users: [{ userId: '7', fullName: 'Ana López' }],
    },
  })
  expect(calls.companyRead).toBe(1)
})

test('a 404 is no company, and the page stands', async () => {
  answers.set('GET company_b2b/7', [404, { reason: 'none', errorMessage: 'No company' }])
  const { data, errors } = await shopper.query(MINE)
  expect([data.viewer.customer.email, data.viewer.customer.company, errors]).toEqual(['ana@mdn.example', null, []])
})

test('a failing read leaves the customer, and reports the company alone', async () => {
  answers.set('GET company_b2b/7', [503, 'down'])
  const { data, errors } = await shopper.query(MINE)
  expect(data.viewer.customer).toMatchObject({ email: 'ana@mdn.example', company: null })
  expect(errors.length).toBeGreaterThan(0)
})

test('a platform without companies has none', async () => {
  answers.delete('GET company_b2b/7')
  const { data, errors } = await shopper.query(MINE)
  expect([data.viewer.customer.company, errors]).toEqual([null, []])
})

test('stores say where companies are', async () => {
  const { data } = await shopper.query('{ stores { code business { isHere storeCode } } }')
  expect(Object.fromEntries(data.stores.map((store: { code: string }) => [store.code, store]))).toMatchObject({
    hogar: { business: { isHere: false, storeCode: 'mavi' } },
    mavi: { business: { isHere: true, storeCode: 'mavi' } },
    de: { business: null },
    it: { business: null },
  })
})

test('another store reads no company', async () => {
  shopper.state.store = storeByCode('hogar')!
  const { data } = await shopper.query(MINE)
  expect([data.viewer.customer.company, sent('GET company_b2b/7')]).toEqual([null, []])
})

test('a company’s node is read by its users alone', async () => {
  const { data } = await shopper.query(MINE)
  const node = (id: string) => shopper.query(`{ node(id: "${id}") { ... on Company { name } } }`)
  const { id } = data.viewer.customer.company
  expect((await node(id)).data.node).toEqual({ name: 'Muebles del Norte' })
  company({ id: 5 })
  expect((await node(id)).data.node).toBeNull()
  shopper.state.data = GUEST
  expect((await node(id)).data.node).toBeNull()
})

test('orders of the company are asked for by page and user, and name who placed them', async () => {
  const order = { increment_id: '000000007', created_at: '2026-11-20T10:30:00Z', grand_total: 116, placed_by: 'Óscar Garza', company_order_number: 'OC-1' } // prettier-ignore
  answers.set('GET company_orders/4', [200, { items: [order], total_count: 1 }])
  const list = (user: string) =>
    shopper.query(
      `{ viewer { customer { company { orders(first: 5${user}) { totalCount nodes { number placedBy companyOrderNumber } } } } } }`,
    )
  const { data } = await list(', userId: "9"')
  expect(data.viewer.customer.company.orders).toEqual({
    totalCount: 1,
    nodes: [{ number: '000000007', placedBy: 'Óscar Garza', companyOrderNumber: 'OC-1' }],
  })
  const query = platform.seen.find(({ path }) => path.endsWith('company_orders/4'))?.query
  expect([query?.get('user'), query?.get('pageSize')]).toEqual(['9', '5'])
  expect((await list(', userId: "../x"')).data.viewer.customer.company.orders.totalCount).toBe(0)
  company({ status: 0 })
  expect((await list('')).data.viewer.customer.company.orders).toBeNull()
})

const ALL = ['EDIT_COMPANY', 'MANAGE_USERS', 'ORDER', 'READ_ORDERS', 'ASK_WHOLESALE']
test.each([
  ['PENDING', ['EDIT_COMPANY'], [], []],
  ['APPROVED', ALL, ['ORDER', 'READ_ORDERS'], ['READ_ORDERS']],
  ['REJECTED', ['EDIT_COMPANY'], [], []],
  ['BLOCKED', ['EDIT_COMPANY', 'READ_ORDERS'], ['READ_ORDERS'], ['READ_ORDERS']],
] as const)('permissions in a company that is %s follow the role', (...[status, superUser, buyer, viewer]) => {
  const of = (role: 'SUPER_USER' | 'BUYER' | 'VIEWER') => permissionsOf({ status, role, isWholesale: false })
  expect([of('SUPER_USER'), of('BUYER'), of('VIEWER')]).toEqual([superUser, buyer, viewer])
})

test.each([
  ['mavi', 2, true],
  ['mavi', 1, false],
  ['mavi', null, false],
  ['hogar', 2, false],
])('tier prices in %s for the group %j: %j', (code, customerGroupId, tierPrices) => {
  const store = storeByCode(code)!
  const session = { snapshot: () => ({ ...EMPTY_SESSION, customerGroupId }) }
  const settings = wholesaleSettings(settingsOf({}, store), { store, session })
  expect(settings.tierPrices).toBe(tierPrices)
})
