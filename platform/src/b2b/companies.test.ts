import { beforeAll, expect, test } from 'vitest'
import { company, founder, lastMail, MODERATOR, openCompanies } from '../testing/companies.ts'
import { withPlatform } from '../testing/withPlatform.ts'
import { approveDue } from './watchCompanies.ts'

const platform = withPlatform()
let users: Awaited<ReturnType<typeof openCompanies>>
beforeAll(async () => {
  users = await openCompanies(platform)
})

const create = (email: string, key = email) =>
  platform.post('/api/ext/customer_b2b', founder(email), { 'idempotency-key': key })
const save = (id: unknown, body: unknown, key?: string) =>
  platform.post(`/api/ext/company_b2b/${Number(id)}`, body, key === undefined ? {} : { 'idempotency-key': key })
const idOf = async (email: string) => (await create(email)).body.result!.id
const statusOf = (id: unknown, status: number, headers: Record<string, string> = MODERATOR) =>
  platform.put(`/api/ext/company_status/${Number(id)}`, { status, reason: 'Porque sí' }, headers)

test.each([
  ['MDN150305AB8', 409, 'taxId'],
  ['MDN151305AB8', 400, 'taxIdForm'],
  ['mdn-150305-ab8', 409, 'taxId'],
  ['GODE561231GR8', 200, undefined],
  ['XAXX010101000', 400, 'taxIdForm'],
])('registering with the RFC %s is answered with %i', async (taxId, status, reason) => {
  const answer = await save(await idOf(`${taxId}@rfc.example`), company(taxId))
  expect(answer.status).toBe(status)
  expect(answer.body.result!.reason).toBe(reason)
})

test('a registration cut after the customer was made makes one customer and one company when repeated', async () => {
  const first = await create('corte@mena.example')
  const again = await create('corte@mena.example')
  expect(again.body).toEqual(first.body)
  const { id } = first.body.result!
  const saved = await save(id, company('COR150305AB8'), 'cut')
  expect(await save(id, company('COR150305AB8'), 'cut')).toMatchObject({ status: 200, body: saved.body })
  expect(await save(id, company('COR150305AB8'), 'other')).toMatchObject({ status: 200, body: saved.body })
  expect((await create('corte@mena.example', 'new-key')).body.result).toMatchObject({ reason: 'email' })
  expect((await lastMail(platform, 'corte@mena.example')).text).toContain('create-password?')
})

test('the status in a form is a wish: a new company is pending', async () => {
  const saved = await save(await idOf('deseo@mena.example'), company('DES150305AB8', { status: 1 }))
  expect(saved.body.result).toMatchObject({ status: 0 })
})

test('a stranger registers nothing for an account that was not made for it, and changes nothing that was', async () => {
  const id = await idOf('ajeno@mena.example')
  await save(id, company('AJE150305AB8'))
  expect(await save(id, company('AJX150305AB8'))).toMatchObject({ status: 403 })
  expect(await save(users.viewer.id, company('VIE150305AB8'))).toMatchObject({ status: 403 })
  const late = await idOf('tarde@mena.example')
  const { db } = platform.database()
  await db
    .updateTable('company_founder')
    .set({ created_at: new Date(Date.now() - 16 * 60_000) })
    .where('customer_id', '=', Number(late))
    .execute()
  expect(await save(late, company('TAR150305AB8'))).toMatchObject({ status: 403 })
})

test('the state is found by its code', async () => {
  const region = (code: string) => platform.get(`/api/ext/region_id?regionCode=${code}`)
  expect((await region('JAL')).body.result).toEqual({ region_id: 563 })
  expect(await region('XYZ')).toMatchObject({ status: 404 })
})

test('an update of an approved company keeps its status, and is for the super user alone', async () => {
  const body = company('MDN150305AB8', { company_name: 'Muebles del Norte SA', status: 0, region_id: 563 })
  expect((await users.boss.post(`company_b2b/${users.boss.id}`, body)).body.result).toMatchObject({ status: 1 })
  expect(await users.boss.company()).toMatchObject({ company_name: 'Muebles del Norte SA', region_code: 'JAL' })
  for (const user of [users.buyer, users.viewer])
    expect(await user.post(`company_b2b/${user.id}`, body)).toMatchObject({ status: 403 })
  expect(await users.buyer.post(`company_b2b/${users.boss.id}`, body)).toMatchObject({ status: 403 })
  await save(await idOf('otra@mena.example'), company('OTR150305AB8'))
  const taken = company('OTR150305AB8')
  expect((await users.boss.post(`company_b2b/${users.boss.id}`, taken)).body.result).toMatchObject({ reason: 'taxId' })
})

test('a company is read by its own users, the list of users by the super user', async () => {
  expect(await users.boss.get(`company_b2b/${users.buyer.id}`)).toMatchObject({ status: 403 })
  expect(await platform.get(`/api/ext/company_b2b/${users.boss.id}`)).toMatchObject({ status: 401 })
  expect((await users.boss.company()).users).toMatchObject([
    { email: 'compras@mdn.example', role: 'SUPER_USER' },
    { email: 'obra@mdn.example', role: 'BUYER' },
    { email: 'conta@mdn.example', role: 'VIEWER' },
  ])
  expect((await users.buyer.company()).users).toBeNull()
})

test('the shop’s people alone decide, by the moves that there are', async () => {
  const { id } = (await save(await idOf('moves@mena.example'), company('MOV150305AB8'))).body.result!
  expect(await statusOf(id, 1, {})).toMatchObject({ status: 403 })
  expect(await statusOf(id, 3)).toMatchObject({ status: 409 })
  expect((await statusOf(id, 1)).body.result).toEqual({ status: 1 })
  expect(await statusOf(id, 2)).toMatchObject({ status: 409 })
  expect((await statusOf(id, 3)).body.result).toEqual({ status: 3 })
  expect((await lastMail(platform, 'moves@mena.example')).text).toContain('en pausa')
  expect((await statusOf(id, 1)).body.result).toEqual({ status: 1 })
  expect(await platform.get('/api/ext/company_status')).toMatchObject({ status: 403 })
})

test('an approved company with another RFC is pending again, and one that is blocked stays so', async () => {
  const post = (taxId: string) => users.boss.post(`company_b2b/${users.boss.id}`, company(taxId))
  expect((await post('mdn-150305-ab8')).body.result).toMatchObject({ status: 1 })
  expect((await post('NUE150305AB8')).body.result).toMatchObject({ status: 0 })
  const pending = await platform.get('/api/ext/company_status', MODERATOR)
  expect(pending.body.result).toContainEqual(expect.objectContaining({ vat_tax_id: 'NUE150305AB8' }))
  const { id } = await users.boss.company()
  await statusOf(id, 1)
  await statusOf(id, 3)
  expect((await post('MDN150305AB8')).body.result).toMatchObject({ status: 3 })
  await statusOf(id, 1)
})

test('a rejected company is pending again when its super user sends corrected data', async () => {
  const { id } = await users.hotel.company()
  await statusOf(id, 2)
  expect(await users.hotel.company()).toMatchObject({ status: 2, status_reason: 'Porque sí' })
  const sent = await users.hotel.post(`company_b2b/${users.hotel.id}`, company('HCA190612JK0'))
  expect(sent.body.result).toMatchObject({ status: 0 })
})

test('development approves after ten minutes, but no company with a free e-mail address', async () => {
  const free = await save(await idOf('gratis@mena.example'), company('GRA150305AB8', { company_email: 'x@gmail.com' }))
  const good = await save(await idOf('bien@mena.example'), company('BIE150305AB8'))
  const { db } = platform.database()
  const at = (minutes: number) => ({
    shopOrigin: 'https://shop.example',
    onError: (error: unknown) => expect.fail(String(error)),
    now: new Date(Date.now() + minutes * 60_000),
  })
  const status = async (id: unknown) =>
    (await db.selectFrom('company').select('status').where('id', '=', Number(id)).executeTakeFirstOrThrow()).status
  await approveDue(db, at(9))
  expect(await status(good.body.result!.id)).toBe(0)
  await approveDue(db, at(11))
  expect([await status(good.body.result!.id), await status(free.body.result!.id)]).toEqual([1, 0])
  const pending = await platform.get('/api/ext/company_status', MODERATOR)
  expect(pending.body.result).toContainEqual(
    expect.objectContaining({ vat_tax_id: 'GRA150305AB8', doubts: ['freeEmail'] }),
  )
})
