import { STORES } from '@hogar/schema/stores.ts'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createGraphClient } from '../testing/createGraphClient.ts'
import { json, startFakeServer } from '../testing/startFakeServer.ts'
import { SMS_SENDS_MAX, SMS_TRIES_MAX } from './limits.ts'

const SEND = '/api/ext/send_sms'
const CONFIRM = '/api/ext/confirm_sms'
const TIMER = '/api/ext/sms_timer'
const address = (id: number, fields: object = {}) => ({
  id, firstname: 'Ana', lastname: 'López', street: ['Juárez 10'], city: 'León', postcode: '37000', country_id: 'MX', telephone: '4771234567', ...fields,
}) // prettier-ignore
const pause = (reason: string, until: string) => ({ code: 429, result: { errorMessage: 'Later', reason, until } })
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString()

let platform: Awaited<ReturnType<typeof startFakeServer>>
let shopper: ReturnType<typeof createGraphClient>
let addresses: object[]
let lines: string[]
/** What the platform answers to a call; `gone` cuts the line. */
let replies: Map<string, { code: number; result: unknown } | 'gone'>

beforeEach(async () => {
  lines = []
  addresses = [address(1), address(2, { telephone: null })]
  replies = new Map([
    [SEND, { code: 200, result: { resend_at: inMinutes(5) } }],
    [CONFIRM, { code: 200, result: true }],
    [TIMER, { code: 200, result: { resend_seconds: 120, code_length: 4 } }],
  ])
  platform = await startFakeServer(({ path, query }, response) => {
    if (path === '/api/user/me') {
      if (query.get('token') !== 'good') return json(response, { code: 401, result: 'no' }, 401)
      const ana = { id: 7, email: 'ana@example.mx', firstname: 'Ana', lastname: 'López', addresses }
      return json(response, { code: 200, result: ana })
    }
    const reply = replies.get(path) ?? { code: 404, result: 'Not found' }
    if (reply === 'gone') return void response.destroy()
    if (path === CONFIRM && reply.code === 200) addresses = [address(1, { telephone_confirmed: true })]
    return json(response, reply, reply.code)
  })
  shopper = createGraphClient(platform.url, undefined, { log: (line) => lines.push(line) })
  signIn()
})
afterEach(async () => {
  await shopper.close()
  await platform.close()
})

const signIn = (userToken: string | null = 'good') => {
  shopper.state.data = { cartToken: null, userToken, checkout: null, orders: [] }
}
const USER_ERRORS = 'userErrors { code message field } notices { code } clientMutationId'
const WHOSE = 'customer { email addresses { addressId isTelephoneConfirmed } }'
const run = async (name: string, fields: string, input: object) => {
  const type = `${name.slice(0, 1).toUpperCase()}${name.slice(1)}Input`
  const source = `mutation ($input: ${type}!) { ${name}(input: $input) { ${fields} ${USER_ERRORS} } }`
  const { data, errors } = await shopper.query(source, { input })
  return { ...data?.[name], errors: errors.map(({ message }) => message) }
}
const send = (input: object = {}) =>
  run('sendTelephoneCode', `${WHOSE} isSent codeLength resendAt resendSeconds`, { addressId: '1', ...input })
const confirm = (input: object = {}) => run('confirmTelephone', WHOSE, { addressId: '1', code: '0123', ...input })
const bodies = (path: string) =>
  platform.seen.filter((call) => call.path === path).map(({ body }) => JSON.parse(body) as unknown)
const codes = (answer: { userErrors: { code: string }[] }) => answer.userErrors.map(({ code }) => code)

describe('a code', () => {
  test('is sent to the address of the customer whose token it is, and says when there can be another', async () => {
    const answer = await send({ clientMutationId: 'k' })
    expect(answer).toMatchObject({
      isSent: true,
      codeLength: 4,
      userErrors: [],
      notices: [{ code: 'TELEPHONE_CODE_SENT' }],
      clientMutationId: 'k',
      errors: [],
    })
    expect(answer.customer.addresses[0]).toEqual({ addressId: '1', isTelephoneConfirmed: false })
    expect(Date.parse(answer.resendAt)).toBeGreaterThan(Date.now())
    expect(answer.resendSeconds).toBeGreaterThan(290)
    expect(answer.resendSeconds).toBeLessThanOrEqual(300)
    expect(bodies(SEND)).toEqual([{ customer_id: 7, address_id: 1 }])
    const call = platform.seen.find(({ path }) => path === SEND)
    expect([call?.query.get('token'), call?.query.get('storeCode')]).toEqual(['good', 'hogar'])
    expect(platform.seen.some(({ path }) => path === TIMER)).toBe(false)
  })

  test.each([
    [{ code: 200, result: { resend_seconds: 120 } }, 120],
    [{ code: 200, result: { resend_seconds: 'x' } }, 300],
    [{ code: 200, result: { resend_seconds: 1e9 } }, 300],
    [{ code: 500, result: 'Internal error' }, 300],
    ['gone' as const, 300],
  ])('is counted down by the timer of the platform where its answer says no moment: %j', async (timer, seconds) => {
    replies.set(SEND, { code: 200, result: true }).set(TIMER, timer)
    const { isSent, resendSeconds, errors } = await send()
    expect([isSent, errors]).toEqual([true, []])
    expect(resendSeconds).toBeGreaterThan(seconds - 10)
    expect(resendSeconds).toBeLessThanOrEqual(seconds)
  })

  test('is sent once per key', async () => {
    const first = await send({ clientMutationId: 'k' })
    expect((await send({ clientMutationId: 'k' })).resendAt).toBe(first.resendAt)
    expect(bodies(SEND)).toHaveLength(1)
    expect(codes(await send({ addressId: '2', clientMutationId: 'k' }))).toEqual(['IDEMPOTENCY_MISMATCH'])
  })

  test.each([
    [{ code: 404, result: 'Not found' }, null],
    [{ code: 500, result: 'The service that sends SMS is out of order' }, null],
    [{ code: 500, result: 'TypeError: x is undefined' }, null],
    [{ code: 503, result: 'down' }, false],
    [{ code: 500, result: { code: 'ECONNREFUSED', errorMessage: 'connect ECONNREFUSED' } }, false],
    ['gone' as const, false],
  ])('that the platform answers with %j is not sent: %j', async (reply, isSent) => {
    replies.set(SEND, reply)
    const answer = await send()
    expect(answer).toMatchObject({ isSent, resendAt: null, resendSeconds: null, notices: [], errors: [] })
    expect(answer.customer.email).toBe('ana@example.mx')
    expect(codes(answer)).toEqual(['SMS_NOT_SENT'])
  })

  test('whose answer makes no sense is a fault of the platform', async () => {
    platform.answerWith(({ path }, response) =>
      path === SEND
        ? response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>ok</h1>')
        : json(response, { code: 200, result: { id: 7, email: 'a@b.mx', firstname: 'A', lastname: 'B', addresses } }),
    )
    expect((await send()).errors).toEqual([expect.stringMatching(/^smsSend: invalid/)])
  })

  test.each([
    ['wait', 'SMS_TOO_SOON'],
    ['day', 'SMS_DAY_LIMIT'],
    ['attempts', 'TOO_MANY_ATTEMPTS'],
  ])('that is refused for now (%s) says until when', async (reason, code) => {
    replies.set(SEND, pause(reason, inMinutes(3)))
    const answer = await send()
    expect(codes(answer)).toEqual([code])
    expect(answer.isSent).toBeNull()
    expect(answer.resendSeconds).toBeGreaterThan(170)
    expect(answer.resendSeconds).toBeLessThanOrEqual(180)
  })

  test.each([
    [{ code: 429, result: 'Slow down' }, 'SMS_TOO_SOON'],
    [{ code: 422, result: 'This address has no telephone' }, 'TELEPHONE_MISSING'],
    [{ code: 400, result: 'Hoy no mandamos mensajes.' }, 'REFUSED'],
  ])('that is refused as %j', async (reply, code) => {
    replies.set(SEND, reply)
    const answer = await send()
    expect([codes(answer), answer.isSent, answer.resendAt]).toEqual([[code], null, null])
  })

  test('goes to nobody without an account, an address of theirs, or a number', async () => {
    expect(codes(await send({ addressId: '9' }))).toEqual(['ADDRESS_NOT_FOUND'])
    expect(codes(await send({ addressId: '2' }))).toEqual(['TELEPHONE_MISSING'])
    signIn(null)
    expect(codes(await send())).toEqual(['SIGNED_OUT'])
    signIn('stolen')
    expect(codes(await send())).toEqual(['SIGNED_OUT'])
    expect(bodies(SEND)).toEqual([])
  })

  test('is not needed for a number that is confirmed, here or on another device', async () => {
    replies.set(SEND, { code: 409, result: 'This telephone is confirmed' })
    const confirmed = { isSent: null, userErrors: [], notices: [{ code: 'TELEPHONE_CONFIRMED' }], errors: [] }
    expect(await send()).toMatchObject(confirmed)
    expect(bodies(SEND)).toHaveLength(1)
    addresses = [address(1, { telephone_confirmed: true })]
    expect(await send()).toMatchObject(confirmed)
    expect(bodies(SEND)).toHaveLength(1)
  })

  test('can be asked for so often and no more', async () => {
    for (let asked = 0; asked < SMS_SENDS_MAX; asked += 1) expect(codes(await send())).toEqual([])
    expect(codes(await send())).toEqual(['TOO_MANY_ATTEMPTS'])
    expect(bodies(SEND)).toHaveLength(SMS_SENDS_MAX)
  })
})

describe('a telephone', () => {
  test('is confirmed by the code, however it is typed, and shown as it is then', async () => {
    const answer = await confirm({ code: ' 01 23 ', clientMutationId: 'k' })
    expect(answer).toMatchObject({
      customer: { addresses: [{ addressId: '1', isTelephoneConfirmed: true }] },
      userErrors: [],
      notices: [{ code: 'TELEPHONE_CONFIRMED' }],
      clientMutationId: 'k',
      errors: [],
    })
    expect(bodies(CONFIRM)).toEqual([{ customer_id: 7, address_id: 1, code: '0123' }])
  })

  test('that is confirmed already stays so, whatever the code', async () => {
    addresses = [address(1, { telephone_confirmed: true })]
    expect(await confirm({ code: 'x' })).toMatchObject({ userErrors: [], notices: [{ code: 'TELEPHONE_CONFIRMED' }] })
    expect(bodies(CONFIRM)).toEqual([])
  })

  test.each(['', '123', '12345', '12a4', '１２３', '1'.repeat(40)])('takes four digits: not %j', async (code) => {
    const answer = await confirm({ code })
    expect(answer.userErrors).toMatchObject([{ code: 'SMS_CODE_INCORRECT', field: ['code'] }])
    expect(bodies(CONFIRM)).toEqual([])
  })

  test.each([
    [{ code: 400, result: 'Incorrect SMS code' }, 'SMS_CODE_INCORRECT', ['code']],
    [pause('attempts', inMinutes(10)), 'TOO_MANY_ATTEMPTS', null],
    [{ code: 404, result: 'No such address: 1' }, 'ADDRESS_NOT_FOUND', ['addressId']],
    [{ code: 403, result: 'Esto no se puede.' }, 'REFUSED', null],
  ])('stays as it is where the platform answers %j', async (reply, code, field) => {
    replies.set(CONFIRM, reply)
    const answer = await confirm()
    expect(answer.userErrors).toMatchObject([{ code, field }])
    expect(answer.customer.addresses[0].isTelephoneConfirmed).toBe(false)
  })

  test.each([[{ code: 503, result: 'down' }], ['gone' as const]])(
    'cannot be confirmed while the platform is away: %j',
    async (reply) => {
      replies.set(CONFIRM, reply)
      expect((await confirm()).errors).toEqual([expect.stringMatching(/^smsConfirm: unavailable/)])
    },
  )

  test('of nobody, or of an address that is not the customer’s, is not', async () => {
    expect(codes(await confirm({ addressId: '9' }))).toEqual(['ADDRESS_NOT_FOUND'])
    signIn(null)
    expect(codes(await confirm())).toEqual(['SIGNED_OUT'])
    expect(bodies(CONFIRM)).toEqual([])
  })

  test(`is tried ${SMS_TRIES_MAX} times: each alias of a request counts, and the right code comes too late`, async () => {
    replies.set(CONFIRM, { code: 400, result: 'Incorrect SMS code' })
    const aliases = Array.from(
      { length: SMS_TRIES_MAX + 2 },
      (_none, at) => `a${at}: confirmTelephone(input: { addressId: "1", code: "000${at}" }) { userErrors { code } }`,
    )
    const { data } = await shopper.query(`mutation { ${aliases.join(' ')} }`)
    const answers = Object.values(data as Record<string, { userErrors: { code: string }[] }>).flatMap(codes)
    expect(answers.filter((code) => code === 'SMS_CODE_INCORRECT')).toHaveLength(SMS_TRIES_MAX)
    expect(answers.filter((code) => code === 'TOO_MANY_ATTEMPTS')).toHaveLength(2)
    replies.set(CONFIRM, { code: 200, result: true })
    expect(codes(await confirm())).toEqual(['TOO_MANY_ATTEMPTS'])
    expect(bodies(CONFIRM)).toHaveLength(SMS_TRIES_MAX)
  })

  test('is confirmed without a word of the code in the log', async () => {
    replies.set(CONFIRM, { code: 400, result: 'Incorrect SMS code' })
    await confirm({ code: '7391' })
    replies.set(CONFIRM, 'gone')
    await confirm({ code: '7391' })
    expect(lines.join('\n')).not.toContain('7391')
  })
})

test.each(STORES.map((store) => [store.code, store] as const))(
  'refusals are said in the language of %s',
  async (_code, store) => {
    shopper.state.store = store
    replies.set(CONFIRM, { code: 400, result: 'Incorrect SMS code' }).set(SEND, { code: 404, result: 'Not found' })
    const said = [...(await confirm()).userErrors, ...(await send()).userErrors].map(({ message }) => message)
    const expected = {
    'es-MX': ['El código SMS no es correcto o ya venció.', 'No se pudo enviar el SMS. Inténtalo de nuevo en un momento.'],
    'de-DE': ['Der SMS-Code stimmt nicht oder ist abgelaufen.', 'Die SMS konnte nicht gesendet werden. Versuch es gleich noch einmal.'],
    'it-IT': ['Il codice SMS non è corretto o è scaduto.', 'Non è stato possibile inviare l’SMS. Riprova tra un momento.'],
  } // prettier-ignore
    expect(said).toEqual(expected[store.language])
  },
)
