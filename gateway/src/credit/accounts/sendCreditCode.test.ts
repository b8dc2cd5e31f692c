import { describe, expect, test } from 'vitest'
import { codes } from '../../testing/codes.ts'
import {
  DOWN,
  NUMBER,
  answers,
  bodiesOf,
  calls,
  creditAccountForEachTest,
  inMinutes,
  platform,
  refusal,
  run,
  shopper,
} from '../../testing/creditAccountPlatform.ts'
import { CREDIT_SENDS_MAX } from '../limits.ts'

creditAccountForEachTest()

const send = (input: object = {}) =>
  run('sendCreditCode', { accountNumber: NUMBER, ...input }, 'codeLength resendAt resendSeconds')

describe('a code for a credit account', () => {
  test('is sent to its holder, of whose telephone four digits are shown', async () => {
    const payload = await send({ clientMutationId: 'k' })
    expect(payload).toMatchObject({
      codeLength: 4,
      userErrors: [],
      notices: [{ code: 'CREDIT_CODE_SENT', message: 'Te mandamos un código al •••• 5678.' }],
      clientMutationId: 'k',
    })
    expect(payload.resendSeconds).toBeGreaterThan(290)
    expect(bodiesOf('resend_client_nip')).toEqual([{ cuenta: NUMBER, storeCode: 'hogar' }])
    expect(calls('resend_client_nip')[0]?.headers).toMatchObject({ 'x-client-session': shopper.id })
  })

  test('needs a number, or an open application', async () => {
    for (const input of [{ accountNumber: null }, { accountNumber: undefined }])
      expect((await send(input)).userErrors).toMatchObject([{ code: 'CREDIT_APPLICATION_NOT_FOUND' }])
    expect(codes(await send({ accountNumber: 'C10000017' }))).toEqual(['CREDIT_NUMBER_INVALID'])
    expect(platform.seen).toEqual([])
  })

  test.each([
    [refusal(429, { reason: 'wait', until: inMinutes(3) }), 'SMS_TOO_SOON', 180],
    [refusal(429, { reason: 'day', until: inMinutes(60) }), 'SMS_DAY_LIMIT', 3_600],
    [refusal(429, { reason: 'attempts', until: inMinutes(15) }), 'TOO_MANY_ATTEMPTS', 900],
    [refusal(404, {}), 'CREDIT_CLIENT_NOT_FOUND', null],
    [[500, 'The service that sends SMS is out of order'] as const, 'SMS_NOT_SENT', null],
    [[400, 'Hoy no.'] as const, 'REFUSED', null],
  ])('is not sent where the platform answers %j', async (reply, code, seconds) => {
    answers.set('resend_client_nip', reply)
    const payload = await send()
    expect([codes(payload), payload.notices]).toEqual([[code], []])
    if (seconds === null) expect(payload.resendSeconds).toBeNull()
    else expect(Math.abs(payload.resendSeconds - seconds)).toBeLessThan(30)
  })

  test('is an error while the platform is away', async () => {
    answers.set('resend_client_nip', DOWN)
    expect((await send()).errors).toEqual([expect.stringMatching(/^creditCodeSend: unavailable/)])
  })

  test('is limited in its number of requests', async () => {
    for (let asked = 0; asked < CREDIT_SENDS_MAX; asked += 1) expect(codes(await send())).toEqual([])
    expect(codes(await send())).toEqual(['TOO_MANY_ATTEMPTS'])
    expect(calls('resend_client_nip')).toHaveLength(CREDIT_SENDS_MAX)
  })
})
