import { STORES } from '@hogar/schema/stores.ts'
import { describe, expect, test } from 'vitest'
import { codes } from '../../testing/codes.ts'
import {
  DOWN,
  GUEST,
  HOLDER,
  NUMBER,
  PROVEN,
  TOKEN,
  answers,
  bodiesOf,
  calls,
  creditAccountForEachTest,
  inMinutes,
  lines,
  platform,
  refusal,
  run,
  shopper,
} from '../../testing/creditAccountPlatform.ts'
import { CREDIT_PIN_TRIES_MAX } from '../limits.ts'

creditAccountForEachTest()

const ACCOUNT = 'account { number holder isProven }'
const open = (input: object = {}) => run('openCreditAccount', { accountNumber: NUMBER, pin: '2580', ...input }, ACCOUNT)

describe('a credit account', () => {
  test('is proven by its PIN, and read in the same session from then on', async () => {
    const payload = await open({ accountNumber: ' 1000-0016 ', clientMutationId: 'k' })
    expect(payload).toEqual({
      account: { number: NUMBER, holder: HOLDER, isProven: true },
      userErrors: [],
      notices: [],
      clientMutationId: 'k',
      errors: [],
    })
    expect(bodiesOf('credit_login')).toEqual([{ cuenta: NUMBER, nip: '2580', storeCode: 'hogar' }])
    const { data, errors } = await shopper.query('{ creditAccount { id number holder isProven } }')
    expect(errors).toEqual([])
    expect(data.creditAccount).toMatchObject({ number: NUMBER, holder: HOLDER, isProven: true })
    expect(Buffer.from(data.creditAccount.id as string, 'base64url').toString()).not.toContain(NUMBER)
    const { data: again } = await shopper.query('query ($id: ID!) { node(id: $id) { id } }', {
      id: data.creditAccount.id,
    })
    expect(again.node).toEqual({ id: data.creditAccount.id })
  })

  test('says its state, which the answer to a PIN does not have', async () => {
    const input = { accountNumber: NUMBER, pin: '2580' }
    expect((await run('openCreditAccount', input, 'account { status }')).account).toEqual({ status: 'ACTIVE' })
    expect(calls('validate_session')).toHaveLength(1)
  })

  test('names address and session of the shopper to the platform, which counts by them', async () => {
    await open()
    const [{ headers } = { headers: {} }] = calls('credit_login')
    expect(headers).toMatchObject({ 'x-client-address': '192.0.2.1', 'x-client-session': shopper.id })
  })

  test.each(['C10000017', 'C1000001', 'X10000016', '', 'C10000016; --', `C${'1'.repeat(400)}`])(
    'has no number %j: no request is sent',
    async (accountNumber) => {
      const { userErrors } = await open({ accountNumber })
      expect(userErrors).toMatchObject([{ code: 'CREDIT_NUMBER_INVALID', field: ['accountNumber'] }])
      expect(platform.seen).toEqual([])
    },
  )

  test.each([
    ['258', 'PIN_TOO_SHORT'],
    ['', 'PIN_TOO_SHORT'],
    ['25a0', 'PIN_INCORRECT'],
    ['123456789', 'PIN_INCORRECT'],
  ])('has no PIN %j: that is no attempt', async (pin, code) => {
    const { account, userErrors } = await open({ pin })
    expect([account, userErrors]).toMatchObject([null, [{ code, field: ['pin'] }]])
    expect(platform.seen).toEqual([])
  })

  test.each([
    [refusal(400, { reason: 'pin', left: 3 }), 'PIN_INCORRECT', 'El NIP no es correcto. Te quedan 3 intentos.'],
    [refusal(400, { reason: 'pin', left: 1 }), 'PIN_INCORRECT', 'El NIP no es correcto. Te queda un intento.'],
    [refusal(400, { reason: 'pin', left: 0 }), 'PIN_INCORRECT', 'El NIP no es correcto.'],
    [[400, 'Incorrect PIN'] as const, 'PIN_INCORRECT', 'El NIP no es correcto.'],
    [refusal(404, {}), 'CREDIT_CLIENT_NOT_FOUND', 'No encontramos ese número de cliente.'],
    [[500, 'Client not found'] as const, 'CREDIT_CLIENT_NOT_FOUND', 'No encontramos ese número de cliente.'],
    [
      refusal(400, { reason: 'number' }),
      'CREDIT_NUMBER_INVALID',
      'El número de cliente es una C y 8 dígitos. Revísalo.',
    ],
    [
      refusal(429, { reason: 'locked', until: '2026-11-27T21:45:00.000Z' }),
      'PIN_LOCKED',
      'Tu NIP está bloqueado hasta las 15:45. Puedes pedir un código por SMS.',
    ],
    [
      refusal(429, { reason: 'locked', until: null }),
      'PIN_LOCKED',
      'Tu NIP está bloqueado. Pide un código por SMS y elige un NIP nuevo.',
    ],
    [[403, 'Esto no se puede.'] as const, 'REFUSED', 'Esto no se puede.'],
  ])('is not proven where the platform answers %j', async (reply, code, message) => {
    answers.set('credit_login', reply)
    const { account, userErrors, errors } = await open()
    expect([account, errors]).toEqual([null, []])
    expect(userErrors).toMatchObject([{ code, message }])
    expect(shopper.state.data?.creditToken ?? null).toBeNull()
  })

  test('says how long there were too many attempts', async () => {
    answers.set('credit_login', refusal(429, { reason: 'attempts', until: inMinutes(7) }))
    const { userErrors } = await open()
    expect(userErrors).toMatchObject([{ code: 'TOO_MANY_ATTEMPTS', message: expect.stringContaining('7 minutos') }])
  })

  test.each([[DOWN], ['gone' as const], [[200, { creditToken: '' }] as const]])(
    'is not proven while the platform fails: %j',
    async (reply) => {
      answers.set('credit_login', reply)
      expect((await open()).errors).toEqual([expect.stringMatching(/^creditLogin: (unavailable|invalid)/)])
      expect(shopper.state.data?.creditToken ?? null).toBeNull()
    },
  )

  test('is no feature of a platform without the call', async () => {
    answers.delete('credit_login')
    expect(codes(await open())).toEqual(['REFUSED'])
  })

  test('is tried a few times: each alias counts, and the right PIN comes too late', async () => {
    answers.set('credit_login', refusal(400, { reason: 'pin' }))
    const aliases = Array.from(
      { length: CREDIT_PIN_TRIES_MAX + 2 },
      (_none, at) =>
        `a${at}: openCreditAccount(input: { accountNumber: "${NUMBER}", pin: "${2500 + at}" }) { userErrors { code } }`,
    )
    const { data } = await shopper.query(`mutation { ${aliases.join(' ')} }`)
    const answered = Object.values(data as Record<string, { userErrors: { code: string }[] }>).flatMap(codes)
    expect(answered.filter((code) => code === 'TOO_MANY_ATTEMPTS')).toHaveLength(2)
    answers.set('credit_login', [200, { creditToken: TOKEN }])
    expect(codes(await open())).toEqual(['TOO_MANY_ATTEMPTS'])
    expect(calls('credit_login')).toHaveLength(CREDIT_PIN_TRIES_MAX)
  })

  test('is not tried while the platform looks at no PIN', async () => {
    answers.set('credit_login', refusal(429, { reason: 'locked', until: inMinutes(9) }))
    for (let tries = 0; tries <= CREDIT_PIN_TRIES_MAX; tries += 1) expect(codes(await open())).toEqual(['PIN_LOCKED'])
  })

  test('is proven without a word of number or PIN in the log', async () => {
    for (const reply of [refusal(400, { reason: 'pin' }), 'gone'] as const) {
      answers.set('credit_login', reply)
      await open()
    }
    expect(lines.join('\n')).not.toMatch(/2580|C1000/)
  })

  test('takes the place of the one before', async () => {
    shopper.state.data = { ...GUEST, creditToken: 'older' }
    await open()
    expect(shopper.state.data).toMatchObject({ creditToken: TOKEN })
  })
})

describe('Query.creditAccount', () => {
  const read = () => shopper.query('{ creditAccount { number } }')

  test('is null without a proof: the platform hears nothing', async () => {
    expect((await read()).data.creditAccount).toBeNull()
    expect(platform.seen).toEqual([])
  })

  test.each(['expired', 'forged'])('is null for a token that is %s, which is forgotten', async (creditToken) => {
    shopper.state.data = { ...PROVEN, userToken: 'good', creditToken }
    const { data, errors } = await read()
    expect([data.creditAccount, errors]).toEqual([null, []])
    // The customer stays signed in.
    expect(shopper.state.data).toMatchObject({ userToken: 'good', creditToken: null })
    expect(calls('validate_session').map(({ query }) => query.get('token'))).toEqual([null])
  })

  test('is null for an account that was closed', async () => {
    shopper.state.data = PROVEN
    answers.set('validate_session', refusal(404, {}))
    expect((await read()).data.creditAccount).toBeNull()
  })

  test.each([[DOWN], [[200, { valida: true }] as const], [[200, { cuenta: { accountNumber: 'C10000017' } }] as const]])(
    'is an error while the platform fails, and keeps the proof: %j',
    async (reply) => {
      shopper.state.data = PROVEN
      answers.set('validate_session', reply)
      const { data, errors } = await read()
      expect([data.creditAccount, errors]).toMatchObject([null, [{ path: ['creditAccount'] }]])
      expect(shopper.state.data).toMatchObject({ creditToken: TOKEN })
    },
  )
})

test.each(STORES.map((store) => [store.code, store] as const))(
  'refusals are in the language of %s',
  async (_code, store) => {
    shopper.state.store = store
    answers.set('credit_login', refusal(404, {}))
    const [{ message }] = (await open()).userErrors
    const expected = {
      'es-MX': 'No encontramos ese número de cliente.',
      'de-DE': 'Diese Kundennummer gibt es nicht.',
      'it-IT': 'Non troviamo questo numero cliente.',
    }
    expect(message).toBe(expected[store.language])
    expect(calls('credit_login')).toHaveLength(store.countryCode === 'MX' ? 1 : 0)
  },
)
