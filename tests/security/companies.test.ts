import { beforeAll, expect, it } from 'vitest'
import { asBrowser, codes } from '../testkit/graph/accountBrowser.ts'
import { buyTo } from '../testkit/shoppers/customerOrder.ts'
import { SHIPPING } from '../testkit/shoppers/purchase.ts'
import { sharedShop } from '../testkit/servers/sharedShop.ts'
import { allPlentifulWares } from '../testkit/shoppers/wares.ts'

const { gateway } = sharedShop()
type Account = ReturnType<typeof asBrowser>
let boss: Account
let buyer: Account
let viewer: Account
let hotel: Account
let order: Awaited<ReturnType<typeof buyTo>>
let userId: string

const FORM = { name: 'Otra', email: 'hola@otra.example', taxId: 'OTR150305AB8', telephone: '3312345678' }
const PERSON = { email: 'nadie@otra.example', firstName: 'Nadie', lastName: 'Más', role: 'VIEWER' }
const MINE = `{ viewer { customer { id companyRole company {
  id name permissions users { userId email role } orders(first: 50) { nodes { id number placedBy receiptProof paymentUrl } } } } } }`

beforeAll(async () => {
  const login = async (email: string) => {
    const account = asBrowser('', 'mavi', gateway)
    expect(codes(await account.login(email, 'Empresa2026'))).toEqual([])
    return account
  }
  boss = await login('compras@mdn.example')
  buyer = await login('obra@mdn.example')
  viewer = await login('conta@mdn.example')
  hotel = await login('direccion@casaazul.example')
  const [ware] = await allPlentifulWares(gateway, 'mavi')
  order = await buyTo(boss, { skus: [ware?.sku ?? ''], quantity: 1, shipping: SHIPPING })
  const { users } = await companyOf(boss)
  userId = users?.find(({ role }) => role === 'BUYER')?.userId ?? ''
})

type Company = Readonly<{
  id: string
  users: readonly Readonly<{ userId: string; role: string }>[] | null
  orders: Readonly<{ nodes: readonly Readonly<Record<string, string | null>>[] }> | null
}>
const companyOf = async (account: Account) =>
  ((await account.send(MINE)).data as { viewer: { customer: { company: Company } } }).viewer.customer.company
const nodeOf = async (account: Account, id: string) =>
  (await account.send('query ($id: ID!) { node(id: $id) { __typename } }', { id })).data?.['node']
const change = (account: Account, name: string, input: object) =>
  account.change(name, `${name.slice(0, 1).toUpperCase()}${name.slice(1)}Input`, { input, select: 'clientMutationId' })

it('another user’s order is no node for a buyer, and not in the buyer’s list', async () => {
  expect(await nodeOf(boss, order.id)).toMatchObject({ __typename: 'Order' })
  for (const account of [buyer, viewer, hotel, asBrowser('', 'mavi', gateway)])
    expect(await nodeOf(account, order.id)).toBeNull()
  const numbersOf = async (account: Account) => (await companyOf(account)).orders?.nodes.map(({ number }) => number)
  expect(await numbersOf(buyer)).not.toContain(order.number)
  expect(await numbersOf(viewer)).toContain(order.number)
  const listed = (await companyOf(viewer)).orders?.nodes.find(({ number }) => number === order.number)
  expect(listed).toMatchObject({ placedBy: 'Carla Treviño', receiptProof: null, paymentUrl: null })
})

it('a company is read by its own users, and its list of users by the super user', async () => {
  const { id } = await companyOf(boss)
  expect(await nodeOf(buyer, id)).toMatchObject({ __typename: 'Company' })
  for (const account of [hotel, asBrowser('', 'mavi', gateway)]) expect(await nodeOf(account, id)).toBeNull()
  expect([(await companyOf(buyer)).users, (await companyOf(viewer)).users]).toEqual([null, null])
})

it.each([
  ['updateCompany', () => ({ company: FORM })],
  ['inviteCompanyUser', () => PERSON],
  ['changeCompanyUser', () => ({ userId, role: 'SUPER_USER' })],
  ['requestWholesale', () => ({})],
])('%s is refused to buyers and viewers', async (name, input) => {
  for (const account of [buyer, viewer])
    expect(codes(await change(account, name, input()))).toEqual(['COMPANY_FORBIDDEN'])
  expect(codes(await change(asBrowser('', 'mavi', gateway), name, input()))).toEqual(['SIGNED_OUT'])
})

it('the super user of another company changes no user, and a pending company invites nobody', async () => {
  for (const isActive of [true, false])
    expect(codes(await change(hotel, 'changeCompanyUser', { userId, isActive }))).toEqual(['COMPANY_FORBIDDEN'])
  expect(codes(await change(hotel, 'inviteCompanyUser', PERSON))).toEqual(['COMPANY_FORBIDDEN'])
})

it('the super user cannot switch themselves off', async () => {
  const { users } = await companyOf(boss)
  const own = users?.find(({ role }) => role === 'SUPER_USER')?.userId
  const refused = await change(boss, 'changeCompanyUser', { userId: own, isActive: false })
  expect(codes(refused)).toEqual(['COMPANY_LAST_ADMIN'])
})

it('a viewer orders nothing in the company’s name', async () => {
  const [ware] = await allPlentifulWares(gateway, 'mavi')
  const buying = buyTo(viewer, { skus: [ware?.sku ?? ''], quantity: 1, shipping: SHIPPING })
  await expect(buying).rejects.toThrow('COMPANY_FORBIDDEN')
})
