import { createHash } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { textOf } from '../../parse/fields.ts'
import { PASSWORD, asCustomer, signIn } from '../../testing/customer.ts'
import { withPlatform } from '../../testing/withPlatform.ts'
import type { Json } from '../../testing/withPlatform.ts'
import { storeOrDefault } from '../../stores.ts'
import { findCustomerByEmail } from '../customerRepository.ts'
import { EMAIL_CHANGES_MAX, EMAIL_CHANGE_TTL_HOURS, EMAIL_UNDO_TTL_DAYS, LOGIN_TRIES_MAX } from '../limits.ts'
import { startEmailChange } from './emailChange.ts'
import { keepsPassword } from '../customerLocks.ts'

const platform = withPlatform()
const NEW = 'Nueva-1234'
const CHANGE = '/api/ext/email_change'
type Customer = Awaited<ReturnType<typeof asCustomer>>

let count = 0
const address = (name: string) => `${name}${(count += 1)}@correo.example`
const mailsTo = async (recipient: string) =>
  (await platform.get(`/outbox?recipient=${recipient}`)).body as unknown as Json[]
const linksTo = async (recipient: string) =>
  (await mailsTo(recipient)).map(
    ({ body }) => new URL(/href="([^"]+)"/.exec(textOf(body) ?? '')?.[1]?.replaceAll('&amp;', '&') ?? 'none:'),
  )
/** Returns the token in the newest mail's link of a kind. */
const tokenTo = async (recipient: string, kind: 'confirm' | 'undo') =>
  (await linksTo(recipient)).find(({ pathname }) => pathname.endsWith(`/${kind}-email`))?.searchParams.get('token') ??
  ''
const ask = (ana: Pick<Customer, 'token'>, email: string, { password = PASSWORD, store = 'hogar' } = {}) =>
  platform.post(`${CHANGE}?token=${ana.token}&storeCode=${store}`, { email, currentPassword: password })
const confirm = (token: string) => platform.post(`${CHANGE}/confirm`, { token })
const undo = (token: string) => platform.post(`${CHANGE}/undo`, { token })
const login = (username: string, password = PASSWORD) => platform.post('/api/user/login', { username, password })
const me = async (ana: Pick<Customer, 'get'>) => (await ana.get('me')).body.result!
const waiting = async (ana: Pick<Customer, 'get'>) => (await me(ana))['extension_attributes']!['email_change']
const refused = (status: number, reason: string) => ({ status, body: { code: status, result: { reason } } })
const setPassword = (email: unknown, resetToken: unknown, newPassword = NEW) =>
  platform.post('/api/user/create-password', { email, resetToken, newPassword })
const tokenOf = (email: string) => signIn(platform, email)

/** Moves an account to an address whose mails the mover reads. */
async function move(ana: Pick<Customer, 'token'>, email: string, password = PASSWORD) {
  expect(await ask(ana, email, { password })).toMatchObject({ status: 200 })
  expect(await confirm(await tokenTo(email, 'confirm'))).toMatchObject({ status: 200, body: { result: { email } } })
}
async function join(ana: Customer, subject: string) {
  const { id } = await me(ana)
  await platform
    .database()
    .db.insertInto('social_identity')
    .values({ provider: 'google', subject, customer_id: Number(id) })
    .execute()
}
const joinedBy = (subject: string) =>
  platform.database().db.selectFrom('social_identity').selectAll().where('subject', '=', subject).execute()

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
})
const pass = (ms: number) => vi.setSystemTime(Date.now() + ms)
const HOUR_MS = 3_600_000

describe('another e-mail address', () => {
  test('is the account’s once its link was opened, and not before', async () => {
    const ana = await asCustomer(platform, address('ana'))
    const next = address('ana.nueva')
    expect(await ask(ana, ` ${next.toUpperCase()}`.trim(), { store: 'de' })).toMatchObject({ body: { result: true } })
    expect(await me(ana)).toMatchObject({ email: ana.email })
    expect(await waiting(ana)).toMatchObject({ email: next })
    expect(await login(next)).toMatchObject({ status: 401 })
    expect(await mailsTo(next)).toMatchObject([{ subject: 'Bestätige deine neue E-Mail-Adresse' }])
    const [link] = await linksTo(next)
    expect(`${link?.origin}${link?.pathname}`).toBe('https://shop.example/de/customer/account/confirm-email')
    const token = await tokenTo(next, 'confirm')
    expect(await confirm(token)).toMatchObject({ body: { result: { email: next } } })
    expect([(await me(ana))['email'], await waiting(ana)]).toEqual([next, undefined])
    expect(await login(next)).toMatchObject({ status: 200 })
    expect(await login(ana.email)).toMatchObject({ status: 401 })
    expect(await confirm(token)).toMatchObject(refused(400, 'link_invalid'))
  })

  test('is reported to the old address, at the request and at the change, and masked there', async () => {
    const ana = await asCustomer(platform, address('avisada'))
    const next = address('nueva')
    await move(ana, next)
    const mails = await mailsTo(ana.email)
    expect(mails.map(({ subject }) => subject)).toEqual([
      'El correo de tu cuenta cambió',
      'Se pidió cambiar el correo de tu cuenta',
    ])
    for (const { body } of mails) {
      expect(body).toContain('n…@correo.example')
      expect(body).not.toContain(next)
    }
  })

  test('is not set with the session alone, nor by trying passwords', async () => {
    const ana = await asCustomer(platform, address('prestada'))
    const next = address('ladrona')
    expect(await platform.post(`${CHANGE}?token=${ana.token}`, { email: next })).toMatchObject({ status: 400 })
    for (let round = 0; round < LOGIN_TRIES_MAX; round += 1)
      expect(await ask(ana, next, { password: 'Otra-1234' })).toMatchObject(refused(403, 'password_wrong'))
    expect(await ask(ana, next)).toMatchObject(refused(403, 'password_wrong'))
    expect(await mailsTo(next)).toEqual([])
    expect(await waiting(ana)).toBeUndefined()
    expect(await ask({ token: 'nobody' }, next)).toMatchObject({ status: 401 })
  })

  test('replaces one that waited, is mailed again, and is dropped on request', async () => {
    const ana = await asCustomer(platform, address('duda'))
    const [first, second] = [address('primera'), address('segunda')]
    const call = (method: 'post' | 'delete', path = '') => platform[method](`${CHANGE}${path}?token=${ana.token}`)
    expect(await call('post', '/resend')).toMatchObject(refused(404, 'none_waiting'))
    await ask(ana, first)
    await ask(ana, second)
    expect(await confirm(await tokenTo(first, 'confirm'))).toMatchObject(refused(400, 'link_invalid'))
    const before = await tokenTo(second, 'confirm')
    expect(await call('post', '/resend')).toMatchObject({ status: 200 })
    expect(await mailsTo(second)).toHaveLength(2)
    expect(await confirm(before)).toMatchObject(refused(400, 'link_invalid'))
    expect(await call('delete')).toMatchObject({ status: 200 })
    expect(await call('delete')).toMatchObject({ status: 200 })
    expect(await confirm(await tokenTo(second, 'confirm'))).toMatchObject(refused(400, 'link_invalid'))
    expect(await me(ana)).toMatchObject({ email: ana.email })
  })

  test('is not confirmed by a link past its time', async () => {
    const ana = await asCustomer(platform, address('tarde'))
    const next = address('tarde')
    await ask(ana, next)
    pass(EMAIL_CHANGE_TTL_HOURS * HOUR_MS + 1)
    expect(await waiting(await tokenOf(ana.email))).toBeUndefined()
    expect(await confirm(await tokenTo(next, 'confirm'))).toMatchObject(refused(400, 'link_expired'))
  })

  test('is refused when it is the present one, another account’s, or was taken meanwhile', async () => {
    const [ana, eva] = [await asCustomer(platform, address('una')), await asCustomer(platform, address('otra'))]
    const next = address('libre')
    expect(await ask(ana, ana.email)).toMatchObject(refused(400, 'email_unchanged'))
    expect(await ask(ana, eva.email)).toMatchObject(refused(400, 'email_taken'))
    await ask(ana, next)
    await asCustomer(platform, next)
    expect(await confirm(await tokenTo(next, 'confirm'))).toMatchObject(refused(400, 'email_taken'))
    expect(await me(ana)).toMatchObject({ email: ana.email })
  })

  test('is limited in its number of requests, per account and per address', async () => {
    const ana = await asCustomer(platform, address('insiste'))
    for (let round = 0; round < EMAIL_CHANGES_MAX; round += 1)
      expect(await ask(ana, address('vecina'))).toMatchObject({ status: 200 })
    expect(await ask(ana, address('vecina'))).toMatchObject(refused(429, 'too_many'))
    const next = address('victima')
    for (let round = 0; round < EMAIL_CHANGES_MAX; round += 1) await ask(await asCustomer(platform, address('x')), next)
    expect(await ask(await asCustomer(platform, address('x')), next)).toMatchObject(refused(429, 'too_many'))
    expect(await mailsTo(next)).toHaveLength(EMAIL_CHANGES_MAX)
  })

  test('is cancelled once the password was changed or reset', async () => {
    const ana = await asCustomer(platform, address('cambia'))
    const next = address('cambia')
    await ask(ana, next)
    await ana.post('change-password', { currentPassword: PASSWORD, newPassword: NEW })
    expect(await confirm(await tokenTo(next, 'confirm'))).toMatchObject(refused(400, 'link_invalid'))
    await ask(ana, next, { password: NEW })
    await platform.post('/api/user/reset-password', { email: ana.email })
    const resetToken = (await linksTo(ana.email))[0]?.searchParams.get('resetToken')
    expect(await setPassword(ana.email, resetToken)).toMatchObject({ status: 200 })
    expect(await confirm(await tokenTo(next, 'confirm'))).toMatchObject(refused(400, 'link_invalid'))
  })

  test('is kept with hashes of its links alone', async () => {
    const ana = await asCustomer(platform, address('huella'))
    const next = address('huella')
    await ask(ana, next)
    const { db } = platform.database()
    const hashOf = (secret: string) => createHash('sha256').update(secret).digest('base64url')
    const change = db.selectFrom('email_change').select('hash').where('new_email', '=', next)
    const link = db.selectFrom('email_undo').select('hash').where('old_email', '=', ana.email)
    expect(await change.execute()).toEqual([{ hash: hashOf(await tokenTo(next, 'confirm')) }])
    expect(await link.execute()).toEqual([{ hash: hashOf(await tokenTo(ana.email, 'undo')) }])
  })
})

describe('the link that the old address was sent', () => {
  test('gives the account back: every way in ends, and a new password is set', async () => {
    const ana = await asCustomer(platform, address('robada'))
    const thief = address('ladron')
    await join(ana, thief)
    await move(ana, thief)
    const again = address('ladron')
    await ask(ana, again)
    const token = await tokenTo(ana.email, 'undo')
    const answer = await undo(token)
    expect(answer).toMatchObject({ status: 200, body: { result: { email: ana.email } } })
    expect(await ana.get('me')).toMatchObject({ status: 401 })
    expect(await platform.post('/api/user/refresh', { refreshToken: ana.refreshToken })).toMatchObject({ status: 401 })
    expect(await joinedBy(thief)).toEqual([])
    expect(await confirm(await tokenTo(again, 'confirm'))).toMatchObject(refused(400, 'link_invalid'))
    // The attacker who moved the account knows its password.
    for (const email of [ana.email, thief]) expect(await login(email)).toMatchObject({ status: 401 })
    expect(await setPassword(ana.email, answer.body.result!['reset_token'])).toMatchObject({ status: 200 })
    expect(await login(ana.email, NEW)).toMatchObject({ status: 200 })
    expect(await undo(token)).toMatchObject(refused(400, 'link_invalid'))
  })

  test('stops a change that waits', async () => {
    const ana = await asCustomer(platform, address('alerta'))
    const thief = address('ladron')
    await ask(ana, thief)
    expect(await undo(await tokenTo(ana.email, 'undo'))).toMatchObject({ body: { result: { email: ana.email } } })
    expect(await confirm(await tokenTo(thief, 'confirm'))).toMatchObject(refused(400, 'link_invalid'))
    expect(await ana.get('me')).toMatchObject({ status: 401 })
  })

  test('works after the password was reset and the address changed again; later links no longer work', async () => {
    const ana = await asCustomer(platform, address('primera'))
    const [second, third] = [address('segunda'), address('tercera')]
    await move(ana, second)
    pass(HOUR_MS / 2)
    await platform.post('/api/user/reset-password', { email: second })
    const resetToken = (await linksTo(second))[0]?.searchParams.get('resetToken')
    expect(await setPassword(second, resetToken, PASSWORD)).toMatchObject({ status: 200 })
    await move(await tokenOf(second), third)
    const later = await tokenTo(second, 'undo')
    expect(await undo(await tokenTo(ana.email, 'undo'))).toMatchObject({ body: { result: { email: ana.email } } })
    expect(await undo(later)).toMatchObject(refused(400, 'link_invalid'))
    expect(await login(third)).toMatchObject({ status: 401 })
  })

  test('has the last word over the one of a later address', async () => {
    const ana = await asCustomer(platform, address('primera'))
    const [second, third] = [address('segunda'), address('tercera')]
    await move(ana, second)
    pass(HOUR_MS / 2)
    await move(ana, third)
    expect(await undo(await tokenTo(second, 'undo'))).toMatchObject({ body: { result: { email: second } } })
    expect(await undo(await tokenTo(ana.email, 'undo'))).toMatchObject({ body: { result: { email: ana.email } } })
    expect(await login(second)).toMatchObject({ status: 401 })
  })

  test('keeps the address free to go back to, for the account alone', async () => {
    const [ana, thief] = [await asCustomer(platform, address('dueña')), await asCustomer(platform, address('ladron'))]
    await move(ana, address('nueva'))
    const taking = { customer: { email: ana.email, firstname: 'Eva', lastname: 'Ruiz' }, password: PASSWORD }
    expect(await platform.post('/api/user/create', taking)).toMatchObject({
      status: 400,
      body: { result: expect.stringContaining('already exists') },
    })
    expect(await ask(thief, ana.email)).toMatchObject(refused(400, 'email_taken'))
    pass(EMAIL_UNDO_TTL_DAYS * 24 * HOUR_MS + EMAIL_CHANGE_TTL_HOURS * HOUR_MS + 1)
    expect(await undo(await tokenTo(ana.email, 'undo'))).toMatchObject(refused(400, 'link_expired'))
    expect(await platform.post('/api/user/create', taking)).toMatchObject({ status: 200 })
  })

  test.each(['confirm', 'undo'])('is not guessed: %s answers alike for any other', async (kind) => {
    expect(await platform.post(`${CHANGE}/${kind}`, { token: 'x'.repeat(43) })).toMatchObject(
      refused(400, 'link_invalid'),
    )
    for (const token of ['', 'x'.repeat(200)])
      expect(await platform.post(`${CHANGE}/${kind}`, { token })).toMatchObject({ status: 400 })
  })
})

describe('a password that is reset', () => {
  test('stops a change for which the old password was checked a moment ago', async () => {
    const ana = await asCustomer(platform, address('carrera'))
    const { db } = platform.database()
    const before = (await findCustomerByEmail(db, ana.email))!
    expect(await keepsPassword(db, before)).toBe(true)
    await ana.post('change-password', { currentPassword: PASSWORD, newPassword: NEW })
    expect(await keepsPassword(db, before)).toBe(false)
    const mailing = { store: storeOrDefault(undefined), shopOrigin: 'https://shop.example', now: new Date() }
    const late = db
      .transaction()
      .execute((transaction) => startEmailChange(transaction, { customer: before, email: address('x'), ...mailing }))
    await expect(late).rejects.toMatchObject({ code: 401 })
    expect(await waiting(ana)).toBeUndefined()
  })

  test('parts the account from its providers, and says so in the mail', async () => {
    const ana = await asCustomer(platform, address('unida'))
    await join(ana, ana.email)
    await platform.post('/api/user/reset-password', { email: ana.email })
    const [mail] = await mailsTo(ana.email)
    expect(mail?.body).toContain('se separan Google y Facebook')
    const resetToken = (await linksTo(ana.email))[0]?.searchParams.get('resetToken')
    expect(await setPassword(ana.email, resetToken)).toMatchObject({ status: 200 })
    expect(await joinedBy(ana.email)).toEqual([])
  })
})
