import { beforeAll, describe, expect, test } from 'vitest'
import { lastMail, openCompanies, signInUser } from '../testing/companies.ts'
import { PASSWORD, asCustomer } from '../testing/customer.ts'
import { withPlatform } from '../testing/withPlatform.ts'

const platform = withPlatform()
let users: Awaited<ReturnType<typeof openCompanies>>
let companyId: number
beforeAll(async () => {
  users = await openCompanies(platform)
  companyId = Number((await users.boss.company()).id)
})

const person = (email: string, fields: object = {}) => ({
  email,
  firstname: 'Inés',
  lastname: 'Soto',
  job_title: null,
  role: 'BUYER',
  ...fields,
})
const invite = (email: string, by = users.boss, fields: object = {}) =>
  by.post(`company_users/${companyId}`, person(email, fields))
const accept = (code: string, password?: string) =>
  platform.post('/api/ext/company_invitation', { code, ...(password && { password }) })
const change = (by: { put: typeof users.boss.put }, userId: number, body: object) =>
  by.put(`company_users/${companyId}/${userId}`, body)

test('an invited address without an account gets one with the password of the invited person', async () => {
  expect(await invite('ines@mdn.example')).toMatchObject({ status: 200 })
  const { code, text } = await lastMail(platform, 'ines@mdn.example')
  expect(text).toContain('cuenta=nueva')
  expect((await users.boss.company()).users).toContainEqual(
    expect.objectContaining({ email: 'ines@mdn.example', invited_until: expect.any(String), is_active: false }),
  )
  expect((await accept(code)).body.result).toMatchObject({ reason: 'password' })
  expect(await accept(code, 'corta')).toMatchObject({ status: 400 })
  expect(await accept(code, 'Empresa2026')).toMatchObject({ status: 200, body: { result: { company_id: companyId } } })
  expect((await accept(code, 'Empresa2026')).body.result).toMatchObject({ reason: 'past' })
  expect(await accept('0'.repeat(43))).toMatchObject({ status: 404 })
  expect(await (await signInUser(platform, 'ines@mdn.example')).company()).toMatchObject({ role: 'BUYER' })
})

describe('an account that was made with the invited address by someone else', () => {
  test('is of the reader of the mail from then on, with the password that they set', async () => {
    const stranger = await asCustomer(platform, 'tomada@mdn.example')
    await invite(stranger.email)
    const { code } = await lastMail(platform, stranger.email)
    expect((await accept(code)).body.result).toMatchObject({ reason: 'password' })
    expect(await accept(code, 'Empresa2026')).toMatchObject({
      status: 200,
      body: { result: { has_new_password: true } },
    })
    expect(await stranger.get('me')).toMatchObject({ status: 401 })
    expect(await platform.post('/api/user/login', { username: stranger.email, password: PASSWORD })).toMatchObject({
      status: 401,
    })
    expect(await (await signInUser(platform, stranger.email)).company()).toMatchObject({ role: 'BUYER' })
  })

  test('that is open where the mail is read joins as it is', async () => {
    const ana = await asCustomer(platform, 'ana@mdn.example')
    await invite(ana.email)
    const { code } = await lastMail(platform, ana.email)
    const accepted = await platform.post(`/api/ext/company_invitation?token=${ana.token}`, { code })
    expect(accepted).toMatchObject({ status: 200, body: { result: { is_new: false, has_new_password: false } } })
    expect(await ana.get('me')).toMatchObject({ status: 200 })
    // Its address is confirmed by that: another invitation needs the mail alone.
    const { db } = platform.database()
    await db.deleteFrom('company_user').where('customer_id', '=', Number(accepted.body.result!.user_id)).execute()
    await invite(ana.email)
    expect(await accept((await lastMail(platform, ana.email)).code)).toMatchObject({ status: 200 })
  })

  test('opens nothing to another account that is open there', async () => {
    const stranger = await asCustomer(platform, 'otra@mdn.example')
    await asCustomer(platform, 'suya@mdn.example')
    await invite('suya@mdn.example')
    const { code } = await lastMail(platform, 'suya@mdn.example')
    const accepted = await platform.post(`/api/ext/company_invitation?token=${stranger.token}`, { code })
    expect(accepted.body.result).toMatchObject({ reason: 'password' })
  })
})

test('only the super user of an approved company invites, and not those who are users already', async () => {
  for (const user of [users.buyer, users.viewer, users.hotel])
    expect(await invite('nadie@mdn.example', user)).toMatchObject({ status: 403 })
  const { id } = await users.hotel.company()
  expect(await users.hotel.post(`company_users/${Number(id)}`, person('nadie@mdn.example'))).toMatchObject({
    status: 403,
  })
  expect((await invite('obra@mdn.example')).body.result).toMatchObject({ reason: 'member' })
  expect(await invite('jefe@mdn.example', users.boss, { role: 'SUPER_USER' })).toMatchObject({ status: 400 })
})

test('an earlier invitation of the same address ends with the next', async () => {
  await invite('dos@mdn.example')
  const first = await lastMail(platform, 'dos@mdn.example')
  await invite('dos@mdn.example')
  expect((await accept(first.code, 'Empresa2026')).body.result).toMatchObject({ reason: 'past' })
})

test('a user of another company does not join a second one', async () => {
  await invite('direccion@casaazul.example')
  const { code } = await lastMail(platform, 'direccion@casaazul.example')
  expect((await accept(code, 'Empresa2026')).body.result).toMatchObject({ reason: 'member' })
})

test('roles and access are changed by the super user alone', async () => {
  for (const by of [users.buyer, users.viewer, users.hotel])
    expect(await change(by, users.viewer.id, { role: 'BUYER' })).toMatchObject({ status: 403 })
  expect(await change(users.boss, users.viewer.id, { role: 'BUYER' })).toMatchObject({ status: 200 })
  expect(await users.viewer.company()).toMatchObject({ role: 'BUYER' })
  await change(users.boss, users.viewer.id, { role: 'VIEWER' })
  expect(await change(users.boss, users.hotel.id, { is_active: false })).toMatchObject({ status: 404 })
})

test('who is switched off keeps the account and loses the company at the next request', async () => {
  await change(users.boss, users.viewer.id, { is_active: false })
  expect(await users.viewer.get(`company_b2b/${users.viewer.id}`)).toMatchObject({ status: 404 })
  expect(await users.viewer.groupId()).toBe(1)
  await change(users.boss, users.viewer.id, { is_active: true })
  expect(await users.viewer.groupId()).toBe(2)
})

test('the last super user cannot leave, and hands the place over first', async () => {
  const leave = { is_active: false }
  expect((await change(users.boss, users.boss.id, leave)).body.result).toMatchObject({ reason: 'last' })
  expect((await change(users.boss, users.boss.id, { role: 'BUYER' })).body.result).toMatchObject({ reason: 'last' })
  expect(await change(users.boss, users.buyer.id, { role: 'SUPER_USER' })).toMatchObject({ status: 200 })
  expect([await users.buyer.company(), await users.boss.company()]).toMatchObject([
    { role: 'SUPER_USER' },
    { role: 'BUYER' },
  ])
  await change(users.buyer, users.boss.id, { role: 'SUPER_USER' })
  expect(await change(users.viewer, users.viewer.id, leave)).toMatchObject({ status: 200 })
  await change(users.boss, users.viewer.id, { is_active: true })
})

test('a company sends twenty invitations a day', async () => {
  const { db } = platform.database()
  await db
    .updateTable('company_invitation')
    .set({ created_at: new Date(Date.now() - 90_000_000) })
    .execute()
  for (let sent = 0; sent < 20; sent += 1) expect((await invite(`veinte${sent}@mdn.example`)).status).toBe(200)
  expect(await invite('veintiuno@mdn.example')).toMatchObject({ status: 429 })
})
