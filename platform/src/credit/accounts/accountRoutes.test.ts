import { afterEach, describe, expect, test, vi } from 'vitest'
import { hashOfSecret } from '../../secrets/secret.ts'
import { asCustomer, signIn } from '../../testing/customer.ts'
import { PIN, callerHeaders, textIn, withAccount } from '../../testing/creditAccount.ts'
import { type Answer, withPlatform } from '../../testing/withPlatform.ts'
import { accountNumber } from './accountNumber.ts'

const platform = withPlatform()
const db = () => platform.database().db
const MINUTE_MS = 60_000
const UNKNOWN = accountNumber(9_000_001)
const wait = (ms: number) => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + ms })
afterEach(() => void vi.useRealTimers())

const lookUp = (number: string, headers = callerHeaders()) =>
  platform.get(`/api/ext/account?accountNumber=${number}`, headers)
const loginTo = (cuenta: string, nip: string, headers = callerHeaders()) =>
  platform.post('/api/ext/credit_login', { cuenta, nip }, headers)
const statuses = (answers: readonly Answer[]) => answers.map(({ status }) => status)
const reasons = (answers: readonly Answer[]) => answers.map(({ body }) => body.result?.reason)
const validate = (headers: Record<string, string>) => platform.post('/api/ext/validate_session', {}, headers)
const wrongPin = (left: number) => ({
  status: 400,
  body: { result: { errorMessage: 'Incorrect PIN', reason: 'pin', left } },
})

describe('looking up an account', () => {
  test('shows initials and four digits, and nothing else', async () => {
    const { number, holder } = await withAccount(platform)
    const { status, body, headers } = await lookUp(number)
    expect([status, headers['cache-control']]).toEqual([200, 'no-cache, no-store'])
    expect(body.result).toEqual({
      nombres: 'A.',
      apellido_paterno: 'L.',
      apellido_materno: 'R.',
      telefono: `•••• ${holder.telephone.slice(-4)}`,
    })
  })

  test('says that a number has no account, or is malformed; a store that does not lend has no such call', async () => {
    expect(await lookUp(UNKNOWN)).toMatchObject({ status: 404, body: { result: { errorMessage: 'Client not found' } } })
    expect(await lookUp('C10000017')).toMatchObject({ status: 400, body: { result: { reason: 'number' } } })
    const { number } = await withAccount(platform)
    const german = { ...callerHeaders(), 'x-vs-store-code': 'de' }
    expect((await lookUp(number, german)).status).toBe(404)
  })

  test('is counted for each network address, and a slip of the finger is not', async () => {
    const { number } = await withAccount(platform)
    const headers = callerHeaders()
    for (let slip = 0; slip < 6; slip += 1) expect((await lookUp('C10000017', headers)).status).toBe(400)
    const answers = [number, UNKNOWN, number, UNKNOWN, number, number, UNKNOWN]
    const given = []
    for (const one of answers) given.push(await lookUp(one, headers))
    expect(statuses(given)).toEqual([200, 404, 200, 404, 200, 429, 429])
    expect(given.at(-1)!.body.result).toMatchObject({ reason: 'attempts', until: expect.any(String) })
    expect((await lookUp(number)).status).toBe(200)
    wait(15 * MINUTE_MS + 1)
    expect((await lookUp(number, headers)).status).toBe(200)
  })
})

describe('a PIN', () => {
  test('begins a session of its account', async () => {
    const { number, holder, login } = await withAccount(platform)
    const { status, body } = await login()
    expect(status).toBe(200)
    expect(body.result).toEqual({
      creditToken: expect.stringMatching(/^[\w-]{43}$/),
      expires_at: expect.any(String),
      accountNumber: number,
      id_cuenta: expect.stringMatching(/^[\w-]{43}$/),
      name: 'Ana López Ruiz',
      email: holder.email,
      type: 'guest',
    })
    const session = { 'x-credit-token': textIn(body.result!.creditToken) }
    expect((await validate(session)).body.result).toMatchObject({
      valida: true,
      cuenta: { accountNumber: number, name: 'Ana López Ruiz', type: 'guest', estado: 'ACTIVE' },
    })
  })

  test('that is wrong says how many tries are left; a right one takes them back', async () => {
    const { login } = await withAccount(platform)
    expect(await login('2581')).toMatchObject(wrongPin(4))
    expect(await login('25')).toMatchObject(wrongPin(3))
    expect((await login()).status).toBe(200)
    expect(await login('2581')).toMatchObject(wrongPin(4))
  })

  test('is not looked at after five wrong ones from any number of addresses, the right one included', async () => {
    const { login } = await withAccount(platform)
    const callers = ['a', 'b', 'c'].map((name) => callerHeaders(`${name}-${crypto.randomUUID()}`))
    for (let tried = 0; tried < 5; tried += 1) expect(await login('2581', callers[tried % 3])).toMatchObject(wrongPin(4 - tried)) // prettier-ignore
    const locked = await login(PIN, callers[2])
    expect(locked).toMatchObject({ status: 429, body: { result: { reason: 'locked' } } })
    const until = Date.parse(textIn(locked.body.result!.until))
    expect(until - Date.now()).toBeGreaterThan(14 * MINUTE_MS)
    wait(15 * MINUTE_MS + 1_000)
    expect((await login()).status).toBe(200)
  })

  test('is said to be locked, with the time, to the one who tried it five times', async () => {
    const { login } = await withAccount(platform)
    const mine = callerHeaders()
    for (let tried = 0; tried < 5; tried += 1) expect((await login('2581', mine)).status).toBe(400)
    const locked = { reason: 'locked', until: expect.any(String) }
    expect(await login(PIN, mine)).toMatchObject({ status: 429, body: { result: locked } })
  })

  test('is counted before it is looked at: of seven side by side, five are', async () => {
    const { login } = await withAccount(platform)
    const answers = await Promise.all(['1', '2', '3', '4', '5', '6', '7'].map((digit) => login(`258${digit}`)))
    expect(statuses(answers).toSorted((one, other) => one - other)).toEqual([400, 400, 400, 400, 400, 429, 429])
  })

  test('of an account that does not exist counts and answers alike', async () => {
    for (let tried = 0; tried < 5; tried += 1) expect(await loginTo(UNKNOWN, PIN)).toMatchObject(wrongPin(4 - tried))
    expect(await loginTo(UNKNOWN, PIN)).toMatchObject({ status: 429, body: { result: { reason: 'locked' } } })
  })

  test('is counted for a network address and for a session, over all accounts', async () => {
    for (const header of ['x-client-address', 'x-client-session']) {
      const mine = { [header]: crypto.randomUUID() }
      const tried = []
      for (let account = 0; account < 6; account += 1) {
        const { login } = await withAccount(platform)
        tried.push(await login('2581', { ...callerHeaders(), ...mine }))
      }
      expect(statuses(tried)).toEqual([400, 400, 400, 400, 400, 429])
      expect(reasons(tried).at(-1)).toBe('attempts')
    }
  })

  test('that is right does not use up the tries of an address that many share', async () => {
    const shared = callerHeaders()
    for (let account = 0; account < 8; account += 1) {
      const { login } = await withAccount(platform)
      expect((await login(PIN, shared)).status).toBe(200)
    }
  })

  test('is off after the third lock of a day, until a code by SMS sets a new one', async () => {
    const holder = await withAccount(platform)
    for (let lock = 0; lock < 3; lock += 1) {
      for (let tried = 0; tried < 5; tried += 1) await holder.login('2581')
      wait(15 * MINUTE_MS + 1_000)
    }
    const off = { status: 429, body: { result: { reason: 'locked', until: null } } }
    expect(await holder.login()).toMatchObject(off)
    await holder.sendCode()
    const code = (await holder.messages()).at(-1)!.body.slice(0, 4)
    // The code alone begins a session, and the PIN stays off.
    expect((await holder.useCode(code)).status).toBe(200)
    expect(await holder.login()).toMatchObject(off)
    wait(5 * MINUTE_MS + 1_000)
    await holder.sendCode()
    const next = (await holder.messages()).at(-1)!.body.slice(0, 4)
    expect((await holder.useCode(next, { nuevo_nip: '8520' })).status).toBe(200)
    expect((await holder.login('8520')).status).toBe(200)
    expect((await holder.login()).status).toBe(400)
  })

  test('of a new account goes by SMS to its holder, and stands nowhere else', async () => {
    const holder = await withAccount(platform, {}, { hasPin: false })
    const [message] = await holder.messages()
    const pin = /NIP: (\d{4})\./.exec(message!.body)![1]!
    expect(message).toMatchObject({
      channel: 'sms',
      body: expect.stringContaining(`Número de cliente: ${holder.number}`),
    })
    expect((await holder.login(pin)).status).toBe(200)
    const row = await db().selectFrom('credit_account').selectAll().where('number', '=', holder.number).executeTakeFirstOrThrow() // prettier-ignore
    expect(row.pin_hash).toMatch(/^scrypt\$/)
    const stored = `${JSON.stringify({ ...row, sealed: null })} ${Buffer.from(row.sealed).toString('latin1')}`
    for (const secret of [holder.holder.curp, holder.holder.telephone, holder.holder.email, 'López', '1990-05-14'])
      expect(stored).not.toContain(secret)
  })
})

describe('a code', () => {
  const codeOf = async ({ messages }: Readonly<{ messages: () => Promise<readonly { body: string }[]> }>) =>
    (await messages()).at(-1)!.body.slice(0, 4)
  const WRONG = { status: 400, body: { result: { errorMessage: 'Incorrect SMS code', reason: 'code' } } }
  const wrong = (code: string) => String((Number(code) + 1) % 10_000).padStart(4, '0')

  test('is sent, proves the account once, and is shown masked', async () => {
    const holder = await withAccount(platform)
    const { status, body } = await holder.sendCode()
    expect(status).toBe(200)
    expect(body.result).toEqual({
      resend_at: expect.any(String),
      telefono: `•••• ${holder.holder.telephone.slice(-4)}`,
    })
    const code = await codeOf(holder)
    expect((await holder.messages()).at(-1)!.body).toMatch(/^\d{4} es tu código de Hogar para tu cuenta de crédito\./)
    expect(await holder.useCode(wrong(code))).toMatchObject(WRONG)
    const used = await holder.useCode(code)
    expect(used.body.result).toMatchObject({ cuenta: { accountNumber: holder.number, type: 'guest' } })
    expect((await validate({ 'x-credit-token': textIn(used.body.result!.creditToken) })).status).toBe(200)
    expect(await holder.useCode(code)).toMatchObject(WRONG)
  })

  test('is good for ten minutes, and ended by the next one', async () => {
    const holder = await withAccount(platform)
    await holder.sendCode()
    const first = await codeOf(holder)
    wait(5 * MINUTE_MS + 1)
    await holder.sendCode()
    const second = await codeOf(holder)
    if (first !== second) expect(await holder.useCode(first)).toMatchObject(WRONG)
    wait(10 * MINUTE_MS)
    expect(await holder.useCode(second)).toMatchObject(WRONG)
  })

  test('is not looked at after five wrong ones, from whichever address', async () => {
    const holder = await withAccount(platform)
    await holder.sendCode()
    const code = await codeOf(holder)
    for (let tried = 0; tried < 5; tried += 1) expect(await holder.useCode(wrong(code))).toMatchObject(WRONG)
    const attempts = { status: 429, body: { result: { reason: 'attempts', until: expect.any(String) } } }
    expect(await holder.useCode(code)).toMatchObject(attempts)
    wait(5 * MINUTE_MS + 1)
    expect(await holder.sendCode()).toMatchObject(attempts)
    wait(10 * MINUTE_MS)
    expect((await holder.sendCode()).status).toBe(200)
  })

  test('that is wrong is counted for a network address and for a session, over all accounts', async () => {
    for (const header of ['x-client-address', 'x-client-session']) {
      const mine = { [header]: crypto.randomUUID() }
      const tried = []
      for (let account = 0; account < 6; account += 1) {
        const holder = await withAccount(platform)
        await holder.sendCode()
        const code = await codeOf(holder)
        const typed = account < 5 ? wrong(code) : code
        tried.push(await holder.useCode(typed, {}, { ...callerHeaders(), ...mine }))
      }
      expect(statuses(tried)).toEqual([400, 400, 400, 400, 400, 429])
      expect(reasons(tried).at(-1)).toBe('attempts')
    }
  })

  test('of another account, and of none, proves nothing', async () => {
    const [ana, eva] = [await withAccount(platform), await withAccount(platform)]
    await ana.sendCode()
    expect(await eva.useCode(await codeOf(ana))).toMatchObject(WRONG)
    const none = { cuenta: UNKNOWN, nip: await codeOf(ana) }
    expect(await platform.post('/api/ext/validate_client_nip', none, callerHeaders())).toMatchObject(WRONG)
    expect(await platform.post('/api/ext/resend_client_nip', none, callerHeaders())).toMatchObject({ status: 404 })
  })

  test.each([
    ['123', 'short'],
    ['1111', 'easy'],
    ['1405', 'easy'],
  ])('is not used up by the new PIN %s, which is too %s', async (pin, fault) => {
    const holder = await withAccount(platform)
    await holder.sendCode()
    const code = await codeOf(holder)
    const refused = await holder.useCode(code, { nuevo_nip: pin })
    expect(refused).toMatchObject({ status: 400, body: { result: { reason: 'pin', field: 'nuevo_nip', fault } } })
    expect((await holder.login()).status).toBe(200)
    expect((await holder.useCode(code, { nuevo_nip: '8520' })).status).toBe(200)
  })

  test('that sets a PIN ends the sessions of before', async () => {
    const holder = await withAccount(platform)
    const before = await holder.session()
    await holder.sendCode()
    await holder.useCode(await codeOf(holder), { nuevo_nip: '8520' })
    expect((await validate(before)).status).toBe(401)
  })

  test('is sent every five minutes, and five times a day to one number', async () => {
    const holder = await withAccount(platform)
    const twin = await withAccount(platform, { telephone: holder.holder.telephone })
    expect((await holder.sendCode()).status).toBe(200)
    expect(await twin.sendCode()).toMatchObject({ status: 429, body: { result: { reason: 'wait' } } })
    for (let sent = 1; sent < 5; sent += 1) {
      wait(5 * MINUTE_MS + 1)
      expect((await (sent % 2 === 0 ? holder : twin).sendCode()).status).toBe(200)
    }
    wait(5 * MINUTE_MS + 1)
    expect(await holder.sendCode()).toMatchObject({ status: 429, body: { result: { reason: 'day' } } })
  })

  test('is sent ten times a day for one network address', async () => {
    const mine = callerHeaders()
    const sent = []
    for (let account = 0; account < 11; account += 1) {
      sent.push(await (await withAccount(platform)).sendCode(mine))
      wait(5 * MINUTE_MS)
    }
    expect(statuses(sent)).toEqual([...Array.from({ length: 10 }, () => 200), 429])
    expect(reasons(sent).at(-1)).toBe('day')
  })
})

describe('a session', () => {
  test('ends 15 minutes after its last use, and two hours after its beginning', async () => {
    const headers = await (await withAccount(platform)).session()
    for (let quarter = 0; quarter < 8; quarter += 1) {
      wait(14.9 * MINUTE_MS)
      expect((await validate(headers)).status).toBe(200)
    }
    wait(MINUTE_MS)
    expect((await validate(headers)).status).toBe(401)
    const idle = await (await withAccount(platform)).session()
    wait(15 * MINUTE_MS)
    expect((await validate(idle)).status).toBe(401)
  })

  test('is ended by its holder; a token that is forged, used up, a hash or missing opens nothing', async () => {
    const holder = await withAccount(platform)
    const [headers, other] = [await holder.session(), await holder.session()]
    const token = headers['x-credit-token']
    const forged = (token.startsWith('A') ? 'B' : 'A') + token.slice(1)
    for (const bad of [forged, hashOfSecret(token), 'x'.repeat(5_000), ''])
      expect((await validate({ 'x-credit-token': bad })).status).toBe(401)
    expect((await validate({})).status).toBe(401)
    expect((await platform.post('/api/ext/credit_logout', {}, headers)).body).toEqual({ code: 200, result: true })
    expect([(await validate(headers)).status, (await validate(other)).status]).toEqual([401, 200])
    expect((await platform.post('/api/ext/credit_logout', {}, headers)).status).toBe(401)
  })
})

describe('linking', () => {
  const customer = async (name: string) => {
    const email = `${name}@credito.example`
    const { token } = await asCustomer(platform, email)
    const id = Number((await platform.get(`/api/user/me?token=${token}`)).body.result!.id)
    const me = async () => (await platform.get(`/api/user/me?token=${token}`)).body.result!
    const merged = (asked = id) => platform.get(`/api/ext/merged_accounts?token=${token}&id=${asked}`)
    return { email, token, id, me, merged }
  }
  const link = (token: string, body: object, headers: Record<string, string>) =>
    platform.post(`/api/ext/account_validate?token=${token}`, body, headers)

  test('ties an account to a customer, and unties it', async () => {
    const [ana, holder] = [await customer('liga'), await withAccount(platform)]
    const headers = await holder.session()
    expect((await ana.merged()).body.result).toEqual({ web: { id: ana.id, email: ana.email }, credito: [] })
    for (let twice = 0; twice < 2; twice += 1)
      expect((await link(ana.token, { userId: ana.id, cuenta: holder.number }, headers)).body.result).toBe(true)
    const masked = `${holder.number.slice(0, 5)}•••${holder.number.slice(-1)}`
    expect((await ana.merged()).body.result).toMatchObject({ credito: [{ cuenta: masked, estado: 'ACTIVE' }] })
    // The link alone knows the account by the id that its proof has.
    const { cuenta } = (await validate(headers)).body.result as unknown as { cuenta: { id_cuenta: string } }
    expect((await ana.merged()).body.result).toMatchObject({ credito: [{ id_cuenta: cuenta.id_cuenta }] })
    expect((await ana.me()).custom_attributes).toContainEqual({ attribute_code: 'customer_credit_account', value: masked }) // prettier-ignore
    expect((await holder.login()).body.result).toMatchObject({ type: 'customer' })
    const unlink = await platform.post(
      `/api/ext/unlink_user_account?token=${ana.token}`,
      { idCliente: textIn(ana.id), cuenta: holder.number },
      headers,
    )
    expect(unlink.body.result).toBe(true)
    expect((await ana.merged()).body.result).toMatchObject({ credito: [] })
    expect(JSON.stringify(await ana.me())).not.toContain('customer_credit_account')
  })

  test('needs both proofs, and that they are of the named customer and account', async () => {
    const [ana, eva, holder, other] = [await customer('ambas'), await customer('ambas2'), await withAccount(platform), await withAccount(platform)] // prettier-ignore
    const headers = await holder.session()
    const body = { userId: ana.id, cuenta: holder.number }
    expect((await link('', body, headers)).status).toBe(401)
    expect((await link(ana.token, body, {})).status).toBe(401)
    expect((await link(ana.token, { ...body, userId: eva.id }, headers)).status).toBe(403)
    expect((await link(ana.token, { ...body, cuenta: other.number }, headers)).status).toBe(403)
    expect((await link(ana.token, { ...body, cuenta: 'C10000017' }, headers)).status).toBe(400)
    expect((await ana.merged(eva.id)).status).toBe(403)
    expect((await platform.get(`/api/ext/merged_accounts?id=${ana.id}`)).status).toBe(401)
  })

  test('is one to one', async () => {
    const [ana, eva, first, second] = [await customer('uno'), await customer('dos'), await withAccount(platform), await withAccount(platform)] // prettier-ignore
    const [firstSession, secondSession] = [await first.session(), await second.session()]
    await link(ana.token, { userId: ana.id, cuenta: first.number }, firstSession)
    expect((await link(eva.token, { userId: eva.id, cuenta: first.number }, firstSession)).status).toBe(409)
    expect((await link(ana.token, { userId: ana.id, cuenta: second.number }, secondSession)).status).toBe(409)
    // Another customer cannot untie it either.
    const body = { idCliente: eva.id, cuenta: first.number }
    await platform.post(`/api/ext/unlink_user_account?token=${eva.token}`, body, firstSession)
    expect((await ana.merged()).body.result!.credito).toHaveLength(1)
    expect((await signIn(platform, ana.email)).token).not.toBe('')
  })
})
