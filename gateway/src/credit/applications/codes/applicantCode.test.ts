import { describe, expect, test } from 'vitest'
import { codes } from '../../../testing/codes.ts'
import {
  FOLIO,
  NAMED,
  OPENED,
  answers,
  bodiesOf,
  calls,
  creditApplicationForEachTest,
  inMinutes,
  refusal,
  run,
  shopper,
} from '../../../testing/creditApplicationPlatform.ts'
import { APPLICANT_CODE_TRIES_MAX } from '../limits.ts'

creditApplicationForEachTest()

describe('the code of an applicant', () => {
  const confirm = (code: string) => run('confirmCreditCode', { code }, 'application { number } account { id }')

  test('is sent to their telephone, of which four digits are shown', async () => {
    shopper.state.data = OPENED
    const payload = await run('sendCreditCode', {}, 'application { number } resendSeconds')
    expect(payload).toMatchObject({
      application: { number: FOLIO },
      userErrors: [],
      notices: [{ message: 'Te mandamos un código al •••• 5678.' }],
    })
    expect(payload.resendSeconds).toBeGreaterThan(290)
  })

  test.each([
    [refusal(429, { reason: 'wait', until: inMinutes(3) }), 'SMS_TOO_SOON'],
    [refusal(429, { reason: 'day', until: inMinutes(60) }), 'SMS_DAY_LIMIT'],
    [refusal(409, { reason: 'confirmed' }), 'CREDIT_TELEPHONE_CONFIRMED'],
    [[500, 'The service that sends SMS is out of order'] as const, 'SMS_NOT_SENT'],
  ])('is not sent where the platform answers %j', async (reply, code) => {
    shopper.state.data = OPENED
    answers.set('send_guest_nip', reply)
    expect(codes(await run('sendCreditCode', {}, 'application { number }'))).toEqual([code])
  })

  test('confirms the telephone', async () => {
    shopper.state.data = OPENED
    expect(await confirm(' 1234 ')).toMatchObject({ application: { number: FOLIO }, account: null, userErrors: [] })
    expect(bodiesOf('validate_guest_nip')).toEqual([{ ...NAMED, nip: '1234' }])
  })

  test('is tried a few times', async () => {
    shopper.state.data = OPENED
    expect(codes(await confirm('12'))).toEqual(['SMS_CODE_INCORRECT'])
    answers.set('validate_guest_nip', refusal(400, { reason: 'code', field: 'nip' }))
    for (let tried = 0; tried < APPLICANT_CODE_TRIES_MAX; tried += 1)
      expect((await confirm('1234')).userErrors).toMatchObject([{ code: 'SMS_CODE_INCORRECT', field: ['code'] }])
    answers.set('validate_guest_nip', [200, true])
    expect(codes(await confirm('1234'))).toEqual(['TOO_MANY_ATTEMPTS'])
    expect(calls('validate_guest_nip')).toHaveLength(APPLICANT_CODE_TRIES_MAX)
  })
})
