import { describe, expect, test } from 'vitest'
import { codes } from '../../testing/codes.ts'
import {
  DOWN,
  NUMBER,
  answers,
  calls,
  creditAccountForEachTest,
  inMinutes,
  lines,
  platform,
  refusal,
  run,
  shopper,
} from '../../testing/creditAccountPlatform.ts'
import { CREDIT_LOOK_UPS_MAX } from '../limits.ts'

creditAccountForEachTest()

const lookUp = (input: object = {}) =>
  run('lookUpCreditAccount', { accountNumber: NUMBER, ...input }, 'hint { firstName fatherName motherName telephone }')

describe('the look-up of a credit account', () => {
  test('gives initials and four digits', async () => {
    expect(await lookUp({ accountNumber: '10000016', clientMutationId: 'k' })).toEqual({
      hint: { firstName: 'A.', fatherName: 'L.', motherName: 'R.', telephone: '•••• 5678' },
      userErrors: [],
      notices: [],
      clientMutationId: 'k',
      errors: [],
    })
    const [call] = calls('account')
    expect([call?.method, call?.query.get('accountNumber'), call?.query.has('token')]).toEqual(['GET', NUMBER, false])
    expect(call?.headers).toMatchObject({ 'x-client-address': '192.0.2.1', 'x-client-session': shopper.id })
  })

  test('gives no more where a platform says more', async () => {
    answers.set('account', [200, { nombres: 'Ana María', apellido_paterno: 'López', telefono: '+52 33 1234 5678' }])
    expect((await lookUp()).hint).toEqual({
      firstName: 'A.',
      fatherName: 'L.',
      motherName: null,
      telephone: '•••• 5678',
    })
  })

  test.each(['C10000017', 'hola'])('of %j sends no request', async (accountNumber) => {
    expect(codes(await lookUp({ accountNumber }))).toEqual(['CREDIT_NUMBER_INVALID'])
    expect(platform.seen).toEqual([])
  })

  test.each([
    [refusal(404, {}), 'CREDIT_CLIENT_NOT_FOUND'],
    [refusal(400, { reason: 'number' }), 'CREDIT_NUMBER_INVALID'],
    [refusal(429, { reason: 'attempts', until: inMinutes(3) }), 'TOO_MANY_ATTEMPTS'],
    [[400, 'Hoy no.'] as const, 'REFUSED'],
  ])('is refused as the platform refuses it: %j', async (reply, code) => {
    answers.set('account', reply)
    const { hint, userErrors } = await lookUp()
    expect([hint, userErrors]).toMatchObject([null, [{ code }]])
  })

  test.each([[DOWN], ['gone' as const], [[200, { nombres: 'A.' }] as const]])(
    'is an error while the platform fails: %j',
    async (reply) => {
      answers.set('account', reply)
      expect((await lookUp()).errors).toEqual([expect.stringMatching(/^creditAccountFind: (unavailable|invalid)/)])
      expect(lines.join('\n')).not.toContain('C1000')
    },
  )

  test('is limited in its number, each alias of a request counted', async () => {
    const aliases = Array.from(
      { length: CREDIT_LOOK_UPS_MAX + 1 },
      (_none, at) => `a${at}: lookUpCreditAccount(input: { accountNumber: "${NUMBER}" }) { userErrors { code } }`,
    )
    await shopper.query(`mutation { ${aliases.join(' ')} }`)
    expect(calls('account')).toHaveLength(CREDIT_LOOK_UPS_MAX)
    expect(codes(await lookUp())).toEqual(['TOO_MANY_ATTEMPTS'])
  })
})
