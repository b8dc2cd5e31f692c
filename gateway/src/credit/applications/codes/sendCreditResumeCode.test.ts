import { describe, expect, test } from 'vitest'
import { codes } from '../../../testing/codes.ts'
import {
  DOWN,
  FOLIO,
  answers,
  bodiesOf,
  calls,
  creditApplicationForEachTest,
  inMinutes,
  refusal,
  run,
} from '../../../testing/creditApplicationPlatform.ts'
import { RESUME_CODE_SENDS_MAX } from '../limits.ts'

creditApplicationForEachTest()

describe('the code that resumes an application', () => {
  const send = (fields: object = {}) =>
    run('sendCreditResumeCode', { number: FOLIO, telephoneEnd: '5678', ...fields }, 'codeLength resendSeconds')

  test('is sent by folio and the end of the telephone, from a session without an application', async () => {
    const payload = await send({ number: ' s-7k2m pq4x ', clientMutationId: 'a' })
    expect(payload).toMatchObject({ codeLength: 4, userErrors: [], notices: [], clientMutationId: 'a', errors: [] })
    expect(payload.resendSeconds).toBeGreaterThan(290)
    expect(bodiesOf('send_resume_nip')).toEqual([{ storeCode: 'hogar', incrementId: FOLIO, telefono_final: '5678' }])
    // Who asks is counted by the platform too.
    expect(calls('send_resume_nip')[0]?.headers).toMatchObject({ 'x-client-address': expect.any(String) as string })
  })

  test.each([
    [{ number: '  ' }, 'number'],
    [{ number: 'x'.repeat(65) }, 'number'],
    [{ telephoneEnd: '567' }, 'telephoneEnd'],
    [{ telephoneEnd: 'abcd' }, 'telephoneEnd'],
  ])('is not sent for %j', async (fields, field) => {
    expect((await send(fields)).userErrors).toMatchObject([{ code: 'INVALID', field: [field] }])
    expect(calls('send_resume_nip')).toEqual([])
  })

  test.each([
    [refusal(429, { reason: 'attempts', until: inMinutes(15) }), 'TOO_MANY_ATTEMPTS'],
    [[500, 'The service that sends SMS is out of order'] as const, 'SMS_NOT_SENT'],
  ])('is not sent where the platform answers %j', async (reply, code) => {
    answers.set('send_resume_nip', reply)
    expect(codes(await send())).toEqual([code])
  })

  test('is sent a few times for each session', async () => {
    for (let sent = 0; sent < RESUME_CODE_SENDS_MAX; sent += 1) expect(codes(await send())).toEqual([])
    expect(codes(await send())).toEqual(['TOO_MANY_ATTEMPTS'])
    expect(calls('send_resume_nip')).toHaveLength(RESUME_CODE_SENDS_MAX)
  })

  test('fails where the platform is down', async () => {
    answers.set('send_resume_nip', DOWN)
    expect((await send()).errors).toHaveLength(1)
  })
})
