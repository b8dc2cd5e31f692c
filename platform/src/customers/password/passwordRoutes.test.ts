import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { textOf } from '../../parse/fields.ts'
import { PASSWORD, asCustomer, signIn } from '../../testing/customer.ts'
import { withPlatform } from '../../testing/withPlatform.ts'
import type { Json } from '../../testing/withPlatform.ts'
import { LOGIN_TRIES_MAX, RESETS_PER_HOUR, RESET_TTL_HOURS } from '../limits.ts'

const platform = withPlatform()
const NEW = 'Nueva-1234'
const forget = (email: unknown, store = 'hogar') =>
  platform.post(`/api/user/reset-password?storeCode=${store}`, { email })
const create = (body: Record<string, unknown>) => platform.post('/api/user/create-password', body)
const login = (username: string, password: string) => platform.post('/api/user/login', { username, password })
const mailsTo = async (recipient: string) =>
  (await platform.get(`/outbox?recipient=${recipient}`)).body as unknown as Json[]
const nested = (code: number, errorMessage: string) => ({
  status: 500,
  body: { code: 500, result: { code, errorMessage } },
})

/** Returns the address and the reset token in the newest mail's link. */
async function linkTo(email: string): Promise<{ address: string; resetToken: string }> {
  const [mail] = await mailsTo(email)
  const href = /href="([^"]+)"/.exec(textOf(mail?.body) ?? '')?.[1]?.replaceAll('&amp;', '&') ?? ''
  return { address: href.split('?')[0] ?? '', resetToken: new URL(href).searchParams.get('resetToken') ?? '' }
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
})
const pass = (ms: number) => vi.setSystemTime(Date.now() + ms)

describe('a forgotten password', () => {
  test('is reset by a link that works once, and signs every device out', async () => {
    const ana = await asCustomer(platform, 'olvida@example.mx')
    expect(await forget('Olvida@example.mx', 'de')).toMatchObject({ body: { code: 200, result: true } })
    expect(await mailsTo(ana.email)).toMatchObject([{ subject: 'Neues Passwort festlegen' }])
    const { address, resetToken } = await linkTo(ana.email)
    expect(address).toBe('https://shop.example/de/create-password')
    const body = { email: ana.email, resetToken, newPassword: NEW }
    expect(await create(body)).toMatchObject({ body: { code: 200, result: true } })
    expect(await ana.get('me')).toMatchObject({ status: 401 })
    expect(await login(ana.email, PASSWORD)).toMatchObject({ status: 401 })
    expect(await login(ana.email, NEW)).toMatchObject({ status: 200 })
    expect(await create(body)).toMatchObject(nested(400, 'The password token is mismatched. Reset and try again.'))
  })

  test('stays when the new one is too plain, and the link goes on working', async () => {
    const ana = await asCustomer(platform, 'simple@example.mx')
    await forget(ana.email)
    const { resetToken } = await linkTo(ana.email)
    const plain = await create({ email: ana.email, resetToken, newPassword: 'simplesimple' })
    expect(plain).toMatchObject(nested(400, expect.stringContaining('classes of characters')))
    expect(await create({ email: ana.email, resetToken, newPassword: NEW })).toMatchObject({ status: 200 })
  })

  test('is not reset by a link of another customer, nor by an expired one', async () => {
    const [ana, eva] = [await asCustomer(platform, 'liga@example.mx'), await asCustomer(platform, 'intrusa@example.mx')]
    await forget(ana.email)
    const { resetToken } = await linkTo(ana.email)
    expect(await create({ email: eva.email, resetToken, newPassword: NEW })).toMatchObject(
      nested(400, 'The password token is mismatched. Reset and try again.'),
    )
    pass(RESET_TTL_HOURS * 3_600_000 + 1)
    expect(await create({ email: ana.email, resetToken, newPassword: NEW })).toMatchObject(
      nested(400, 'The password token is expired. Reset and try again.'),
    )
  })

  test(`is mailed about ${RESETS_PER_HOUR} times an hour at most`, async () => {
    const ana = await asCustomer(platform, 'insiste@example.mx')
    for (let round = 0; round <= RESETS_PER_HOUR; round += 1) {
      expect(await forget(ana.email)).toMatchObject({ body: { result: true } })
    }
    expect(await mailsTo(ana.email)).toHaveLength(RESETS_PER_HOUR)
  })

  test('is mailed about as seldom when it is requested at the same time', async () => {
    const ana = await asCustomer(platform, 'alavez@example.mx')
    await Promise.all(Array.from({ length: 3 * RESETS_PER_HOUR }, () => forget(ana.email)))
    expect(await mailsTo(ana.email)).toHaveLength(RESETS_PER_HOUR)
  })

  test.each([
    ['no address', () => forget(undefined), 500, 'Invalid e-mail provided!'],
    ['an address without an account', () => forget('nadie@example.mx'), 404, 'No such entity with email = nadie@example.mx, websiteId = 1'],
    ['an unknown store', () => forget('a@b.mx', 'xx'), 400, 'Unknown store xx'],
    ['a link without an address', () => create({ resetToken: 'x', newPassword: NEW }), 500, 'email not provided'],
    ['a link without a token', () => create({ email: 'a@b.mx', newPassword: NEW }), 500, 'resetToken not provided'],
    ['a link without a password', () => create({ email: 'a@b.mx', resetToken: 'x' }), 500, 'newPassword not provided'],
  ])('with %s is refused', async (...[, call, code, result]) => {
    expect(await call()).toMatchObject({ status: code, body: { code, result } })
  }) // prettier-ignore
})

describe('a password that is changed', () => {
  const WRONG = "The password doesn't match this account. Verify the password and try again."

  test('signs the other devices out, not this one', async () => {
    const ana = await asCustomer(platform, 'muda@example.mx')
    const other = await signIn(platform, ana.email)
    const changed = await ana.post('change-password', { currentPassword: PASSWORD, newPassword: NEW })
    expect(changed).toMatchObject({ body: { code: 200, result: true } })
    expect(await ana.get('me')).toMatchObject({ status: 200 })
    expect(await other.get('me')).toMatchObject({ status: 401 })
    expect(await login(ana.email, NEW)).toMatchObject({ status: 200 })
  })

  test('makes the links of earlier mails useless', async () => {
    const ana = await asCustomer(platform, 'correo@example.mx')
    await forget(ana.email)
    const { resetToken } = await linkTo(ana.email)
    await ana.post('change-password', { currentPassword: PASSWORD, newPassword: NEW })
    const late = await create({ email: ana.email, resetToken, newPassword: 'Tercera-1' })
    expect(late).toMatchObject(nested(400, 'The password token is mismatched. Reset and try again.'))
  })

  test('needs the one before, which cannot be tried out', async () => {
    const ana = await asCustomer(platform, 'prueba@example.mx')
    const wrong = () => ana.post('change-password', { currentPassword: 'Otra1234!', newPassword: NEW })
    const tries = Array.from({ length: LOGIN_TRIES_MAX }, wrong)
    for (const answer of await Promise.all(tries)) expect(answer).toMatchObject(nested(401, WRONG))
    const right = await ana.post('change-password', { currentPassword: PASSWORD, newPassword: NEW })
    expect(right).toMatchObject(nested(401, WRONG))
  })

  test('needs a token', async () => {
    const body = { currentPassword: PASSWORD, newPassword: NEW }
    expect(await platform.post('/api/user/change-password?token=', body)).toMatchObject(
      nested(401, "The consumer isn't authorized to access self."),
    )
  })
})
