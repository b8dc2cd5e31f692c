import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { textOf } from '../../parse/fields.ts'
import { PASSWORD, asCustomer, signIn } from '../../testing/customer.ts'
import { ADDRESS } from '../../testing/shopper.ts'
import { withPlatform } from '../../testing/withPlatform.ts'
import { ATTEMPT_WINDOW_MINUTES } from '../../secrets/limits.ts'
import { LOGIN_TRIES_MAX, REFRESH_GRACE_SECONDS, SESSIONS_MAX, TOKEN_TTL_MINUTES } from '../limits.ts'

const platform = withPlatform()
const REFUSED = {
  status: 401,
  body: { code: 401, result: expect.stringContaining('The account sign-in was incorrect or your account is disabled') },
}
const NOBODY = { status: 401, body: { code: 401, result: "The consumer isn't authorized to access self." } }
const login = (username: string, password = PASSWORD) => platform.post('/api/user/login', { username, password })
const refresh = (refreshToken: string) => platform.post('/api/user/refresh', { refreshToken })
const nextPair = async (refreshToken: string) => {
  const { status, body } = await refresh(refreshToken)
  expect(status).toBe(200)
  return { token: textOf(body.result) ?? '', refresh: textOf(body.meta?.refreshToken) ?? '' }
}
const me = (token: string) => platform.get(`/api/user/me?token=${token}`)

/** The database's own clock is asked for nothing here: times come from the process. */
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
})
const pass = (ms: number) => vi.setSystemTime(Date.now() + ms)

describe('an account', () => {
  const body = (fields: Record<string, unknown> = {}, password = PASSWORD) => ({
    customer: { email: 'nueva@example.mx', firstname: 'Ana', lastname: 'López', ...fields },
    password,
  })
  const create = (given: unknown) => platform.post('/api/user/create?storeCode=de', given)

  test('is made with addresses, and answered without its password', async () => {
    const { status, body: answer } = await create(
      body({ addresses: [{ ...ADDRESS, region: { region: 'Jalisco' }, default_shipping: true }], group_id: 3 }),
    )
    expect(status).toBe(200)
    expect(answer.result).toMatchObject({
      email: 'nueva@example.mx',
      group_id: 1,
      store_id: 3,
      addresses: [{ city: 'Guadalajara', region: { region: 'Jalisco', region_id: 0 }, default_shipping: true }],
      extension_attributes: { is_subscribed: false, email_proven: false },
    })
    expect(JSON.stringify(answer)).not.toMatch(/password|scrypt|Secreta/)
  })

  test('keeps the day of birth that it is made with, and answers it where there is one', async () => {
    const created = await create(body({ email: 'nacida@example.mx', dob: '1990-05-14' }))
    expect(created.body.result).toMatchObject({ dob: '1990-05-14' })
    const opened = await signIn(platform, 'nacida@example.mx')
    expect((await opened.get('me')).body.result).toMatchObject({
      email: 'nacida@example.mx',
      dob: '1990-05-14',
    })
    const unsaid = await create(body({ email: 'callada@example.mx', dob: null }))
    expect(unsaid).toMatchObject({ status: 200 })
    expect(unsaid.body.result).not.toHaveProperty('dob')
  })

  test('is one per e-mail address, however that is written', async () => {
    await create(body({ email: 'una@example.mx' }))
    expect(await create(body({ email: ' UNA@example.mx'.trim() }))).toMatchObject({
      status: 400,
      body: { result: 'A customer with the same email address already exists in an associated website.' },
    })
  })

  test.each([
    ['a short password', body({}, 'Ab1!'), 'The password needs at least 8 characters. Create a new password and try again.'],
    ['a plain password', body({}, 'secretasecreta1'), expect.stringContaining('classes of characters in password is 3')],
    ['an endless password', body({}, `Aa1${'x'.repeat(300)}`), expect.stringContaining('at most 256')],
    ['no last name', { customer: { email: 'a@b.mx', firstname: 'Ana' }, password: PASSWORD }, [expect.objectContaining({ keyword: 'required', dataPath: '.customer' })]],
    ['a name without a letter', body({ firstname: '123' }), [expect.objectContaining({ dataPath: '.customer.firstname' })]],
    ['no e-mail address', body({ email: 'ana at home' }), [expect.objectContaining({ dataPath: '.customer.email' })]],
    ['an address without a street', body({ addresses: [{ ...ADDRESS, street: [] }] }), [expect.objectContaining({ dataPath: '.customer.addresses[0].street' })]],
    ['a day of birth to come', body({ dob: '2999-01-01' }), 'The Date of Birth should not be greater than today.'],
    ['a day of birth that no calendar has', body({ dob: '1990-02-31' }), 'The date of birth is no date.'],
    ['a day of birth in other words', body({ dob: '14/05/1990' }), expect.arrayContaining([expect.objectContaining({ keyword: 'pattern', dataPath: '.customer.dob' })])],
    ['no body', undefined, expect.any(Array)],
  ])('is refused for %s', async (...[, given, result]) => {
    expect(await create(given)).toMatchObject({ status: 400, body: { code: 400, result } })
  }) // prettier-ignore
})

describe('signing in', () => {
  test('opens a session with the right password alone, for the address in any case', async () => {
    await asCustomer(platform, 'entra@example.mx')
    expect(await login('entra@example.mx', 'Otra1234!')).toMatchObject(REFUSED)
    expect(await login('nadie@example.mx')).toMatchObject(REFUSED)
    const { body } = await login('Entra@Example.MX')
    expect((await me(body.result as unknown as string)).body.result).toMatchObject({ email: 'entra@example.mx' })
  })

  test(`is refused after ${LOGIN_TRIES_MAX} wrong passwords, concurrent tries included`, async () => {
    await asCustomer(platform, 'terca@example.mx')
    const tries = Array.from({ length: LOGIN_TRIES_MAX }, () => login('terca@example.mx', 'Otra1234!'))
    for (const answer of await Promise.all(tries)) expect(answer).toMatchObject(REFUSED)
    expect(await login('terca@example.mx')).toMatchObject(REFUSED)
    pass(ATTEMPT_WINDOW_MINUTES * 60_000 + 1)
    expect(await login('terca@example.mx')).toMatchObject({ status: 200 })
  })

  test('forgets the wrong ones before it', async () => {
    await asCustomer(platform, 'torpe@example.mx')
    const tries = { subject: 'email:torpe@example.mx', tries: LOGIN_TRIES_MAX - 1, since: new Date() }
    await platform.database().db.insertInto('sign_in_try').values(tries).execute()
    expect(await login('torpe@example.mx')).toMatchObject({ status: 200 })
    expect(await login('torpe@example.mx', 'Otra1234!')).toMatchObject(REFUSED)
    expect(await login('torpe@example.mx')).toMatchObject({ status: 200 })
  })
})

describe('a token', () => {
  test('opens its account in the query or the header, for an hour', async () => {
    const ana = await asCustomer(platform, 'hora@example.mx')
    const byHeader = () => platform.get('/api/user/me', { authorization: `Bearer ${ana.token}` })
    expect(await byHeader()).toMatchObject({ status: 200 })
    pass(TOKEN_TTL_MINUTES * 60_000 + 1)
    expect(await byHeader()).toMatchObject(NOBODY)
    expect(await ana.get('me')).toMatchObject(NOBODY)
  })

  test.each([
    ['none', ''],
    ['the word null', 'null'],
    ['one that was never issued', 'x'.repeat(43)],
    ['a refresh token', 'REFRESH'],
    ['one with a letter changed', 'CHANGED'],
  ])('that is %s opens nothing', async (_, kind) => {
    const ana = await asCustomer(platform, `${crypto.randomUUID()}@example.mx`)
    const changed = (ana.token.startsWith('A') ? 'B' : 'A') + ana.token.slice(1)
    const token = kind === 'REFRESH' ? ana.refreshToken : kind === 'CHANGED' ? changed : kind
    expect(await me(token)).toMatchObject(NOBODY)
    expect(await platform.get(`/api/user/sessions?token=${token}`)).toMatchObject(NOBODY)
    expect(await platform.post(`/api/user/logout?token=${token}`)).toMatchObject(NOBODY)
  })

  test('is kept as a hash: what the database holds opens nothing', async () => {
    const ana = await asCustomer(platform, 'hash@example.mx')
    const rows = await platform.database().db.selectFrom('customer_token').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(ana.token)
    for (const { hash } of rows.slice(-2)) expect(await me(hash)).toMatchObject(NOBODY)
  })
})

describe('a refresh token', () => {
  test('is exchanged for the next pair, and the old token goes on until its hour is over', async () => {
    const ana = await asCustomer(platform, 'cambia@example.mx')
    const next = await nextPair(ana.refreshToken)
    expect(next.token).not.toBe(ana.token)
    expect(await me(next.token)).toMatchObject({ status: 200 })
    expect(await me(ana.token)).toMatchObject({ status: 200 })
    expect(await refresh(next.refresh)).toMatchObject({ status: 200 })
  })

  test('works again for a client that asked twice or lost the answer, however long ago', async () => {
    const ana = await asCustomer(platform, 'doble@example.mx')
    const answers = await Promise.all([refresh(ana.refreshToken), refresh(ana.refreshToken)])
    for (const { status, body } of answers) {
      expect(status).toBe(200)
      expect(await me(body.result as unknown as string)).toMatchObject({ status: 200 })
    }
    const lost = await asCustomer(platform, 'perdida@example.mx')
    await refresh(lost.refreshToken)
    pass(24 * 3_600_000)
    expect(await refresh(lost.refreshToken)).toMatchObject({ status: 200 })
  })

  test('works again when the gateway had used the next pair and its answer to the client was lost', async () => {
    const ana = await asCustomer(platform, 'cortada@example.mx')
    const lost = await nextPair(ana.refreshToken)
    expect(await me(lost.token)).toMatchObject({ status: 200 })
    pass(REFRESH_GRACE_SECONDS * 1_000 + 1)
    const again = await nextPair(ana.refreshToken)
    expect(await me(again.token)).toMatchObject({ status: 200 })
    pass(TOKEN_TTL_MINUTES * 60_000 + 1)
    expect(await refresh(again.refresh)).toMatchObject({ status: 200 })
  })

  test('that comes back after its successor was exchanged has been copied: the device is signed out, others are not', async () => {
    const ana = await asCustomer(platform, 'robada@example.mx')
    const other = await signIn(platform, ana.email)
    const next = await nextPair(ana.refreshToken)
    const last = await nextPair(next.refresh)
    expect(await refresh(ana.refreshToken)).toMatchObject({ status: 200 })
    pass(REFRESH_GRACE_SECONDS * 1_000 + 1)
    expect(await refresh(ana.refreshToken)).toMatchObject({ status: 401 })
    expect(await me(last.token)).toMatchObject(NOBODY)
    expect(await refresh(last.refresh)).toMatchObject({ status: 401 })
    expect(await other.get('me')).toMatchObject({ status: 200 })
  })

  test.each([
    ['the owner', 'owner', 'thief'],
    ['the thief', 'thief', 'owner'],
  ] as const)('that was copied is noticed once both use it, with %s first', async (...[, first, second]) => {
    const ana = await asCustomer(platform, `${first}-primero@example.mx`)
    const held = { owner: await nextPair(ana.refreshToken), thief: await nextPair(ana.refreshToken) }
    pass(TOKEN_TTL_MINUTES * 60_000 + 1)
    const later = await nextPair(held[first].refresh)
    pass(REFRESH_GRACE_SECONDS * 1_000 + 1)
    expect(await refresh(held[second].refresh)).toMatchObject({ status: 401 })
    expect(await me(later.token)).toMatchObject(NOBODY)
  })

  test('that was copied is noticed later where both used it within the same moment', async () => {
    const ana = await asCustomer(platform, 'alaparte@example.mx')
    let [owner, thief] = [await nextPair(ana.refreshToken), await nextPair(ana.refreshToken)]
    pass(TOKEN_TTL_MINUTES * 60_000 + 1)
    ;[owner, thief] = [await nextPair(owner.refresh), await nextPair(thief.refresh)]
    pass(TOKEN_TTL_MINUTES * 60_000 + 1)
    await nextPair(thief.refresh)
    pass(REFRESH_GRACE_SECONDS * 1_000 + 1)
    expect(await refresh(owner.refresh)).toMatchObject({ status: 401 })
  })

  test.each([
    ['is missing', {}, 500, 'No refresh token provided'],
    ['was never issued', { refreshToken: 'x' }, 401, 'Invalid refresh token provided'],
  ])('that %s is refused', async (...[, given, code, result]) => {
    expect(await platform.post('/api/user/refresh', given)).toMatchObject({ status: code, body: { code, result } })
  })
})

describe('devices', () => {
  test('are listed, and signed out one by one, but for the others, or all', async () => {
    const ana = await asCustomer(platform, 'varios@example.mx')
    const [tablet, laptop] = [await signIn(platform, ana.email, 'tablet'), await signIn(platform, ana.email)]
    const { items } = (await ana.get('sessions')).body.result as unknown as {
      items: { id: string; device: string; is_current: boolean }[]
    }
    expect(items.map((item) => item.is_current).filter(Boolean)).toHaveLength(1)
    const id = items.find((item) => item.device === 'tablet')?.id ?? ''
    expect(await ana.delete(`sessions/${id}`)).toMatchObject({ body: { result: { ended: 1 } } })
    expect(await tablet.get('me')).toMatchObject(NOBODY)
    expect(await ana.delete(`sessions/${id}`)).toMatchObject({ status: 404 })
    expect(await ana.delete('sessions/others')).toMatchObject({ body: { result: { ended: 1 } } })
    expect(await laptop.get('me')).toMatchObject(NOBODY)
    expect(await ana.get('me')).toMatchObject({ status: 200 })
    await ana.delete('sessions/all')
    expect(await ana.get('me')).toMatchObject(NOBODY)
    expect(await refresh(ana.refreshToken)).toMatchObject({ status: 401 })
  })

  test('of another customer cannot be signed out', async () => {
    const [ana, eva] = [await asCustomer(platform, 'ana2@example.mx'), await asCustomer(platform, 'eva2@example.mx')]
    const { items } = (await ana.get('sessions')).body.result as unknown as { items: { id: string }[] }
    expect(await eva.delete(`sessions/${items[0]?.id}`)).toMatchObject({ status: 404 })
    expect(await ana.get('me')).toMatchObject({ status: 200 })
  })

  test(`are ${SESSIONS_MAX} at most: the one not used longest makes room`, async () => {
    const first = await asCustomer(platform, 'muchos@example.mx')
    const { id: customer_id } = (await first.get('me')).body.result as unknown as { id: number }
    pass(1_000)
    const expires_at = new Date(Date.now() + 86_400_000)
    const rows = Array.from({ length: SESSIONS_MAX - 1 }, (_, at) => ({ id: `s${at}`, customer_id, device: '', created_at: new Date(), used_at: new Date(), expires_at })) // prettier-ignore
    await platform.database().db.insertInto('customer_session').values(rows).execute()
    expect(await first.get('me')).toMatchObject({ status: 200 })
    pass(1_000)
    const last = await signIn(platform, first.email)
    expect(await first.get('me')).toMatchObject(NOBODY)
    expect(await last.get('me')).toMatchObject({ status: 200 })
  })

  test('are signed out by themselves', async () => {
    const ana = await asCustomer(platform, 'sale@example.mx')
    expect(await ana.post('logout')).toMatchObject({ body: { code: 200, result: true } })
    expect(await ana.get('me')).toMatchObject(NOBODY)
    expect(await refresh(ana.refreshToken)).toMatchObject({ status: 401 })
  })
})
