import { describe, expect, test } from 'vitest'
import { codes } from '../../testing/codes.ts'
import {
  DOWN,
  HOLDER,
  NUMBER,
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
import { CREDIT_CODE_TRIES_MAX } from '../limits.ts'

creditAccountForEachTest()

const confirm = (input: object = {}) =>
  run('confirmCreditCode', { accountNumber: NUMBER, code: '0123', ...input }, 'account { number holder isProven }')

describe('the code of a credit account', () => {
  test('proves it, however it is typed, and sets a new PIN', async () => {
    expect(await confirm({ code: ' 01 23 ', newPin: '2580', clientMutationId: 'k' })).toEqual({
      account: { number: NUMBER, holder: HOLDER, isProven: true },
      userErrors: [],
      notices: [],
      clientMutationId: 'k',
      errors: [],
    })
    expect(shopper.state.data).toMatchObject({ creditToken: TOKEN })
    await confirm()
    const body = { cuenta: NUMBER, nip: '0123', storeCode: 'hogar' }
    expect(bodiesOf('validate_client_nip')).toEqual([{ ...body, nuevo_nip: '2580' }, body])
  })

  test('needs a number, or an open application', async () => {
    expect((await confirm({ accountNumber: null })).userErrors).toMatchObject([
      { code: 'CREDIT_APPLICATION_NOT_FOUND' },
    ])
    expect(platform.seen).toEqual([])
  })

  test.each([
    [{ accountNumber: 'C10000017' }, 'CREDIT_NUMBER_INVALID', 'accountNumber'],
    [{ code: '123' }, 'SMS_CODE_INCORRECT', 'code'],
    [{ code: '12a4' }, 'SMS_CODE_INCORRECT', 'code'],
    [{ newPin: '258' }, 'PIN_TOO_SHORT', 'newPin'],
    [{ newPin: '' }, 'PIN_TOO_SHORT', 'newPin'],
    [{ newPin: '123456789' }, 'INVALID', 'newPin'],
    [{ newPin: '25a0' }, 'INVALID', 'newPin'],
  ])('sends no request for %j', async (input, code, field) => {
    expect((await confirm(input)).userErrors).toMatchObject([{ code, field: [field] }])
    expect(platform.seen).toEqual([])
  })

  test.each([
    [refusal(400, { reason: 'code' }), 'SMS_CODE_INCORRECT', ['code']],
    [[400, 'Incorrect SMS code'] as const, 'SMS_CODE_INCORRECT', ['code']],
    [refusal(400, { reason: 'pin', fault: 'short', field: 'nuevo_nip' }), 'PIN_TOO_SHORT', ['newPin']],
    [refusal(400, { reason: 'pin', fault: 'easy', field: 'nuevo_nip' }), 'PIN_TOO_EASY', ['newPin']],
    [refusal(429, { reason: 'attempts', until: inMinutes(9) }), 'TOO_MANY_ATTEMPTS', null],
    [refusal(404, {}), 'CREDIT_CLIENT_NOT_FOUND', ['accountNumber']],
  ])('proves nothing where the platform answers %j', async (reply, code, field) => {
    answers.set('validate_client_nip', reply)
    const { account, userErrors } = await confirm({ newPin: '1234' })
    expect([account, userErrors]).toMatchObject([null, [{ code, field }]])
    expect(shopper.state.data?.creditToken ?? null).toBeNull()
  })

  test('is an error while the platform fails', async () => {
    answers.set('validate_client_nip', DOWN)
    expect((await confirm()).errors).toEqual([expect.stringMatching(/^creditCodeConfirm: unavailable/)])
  })

  test('is sent to the platform each time: nothing is stored under a key', async () => {
    await confirm({ clientMutationId: 'k' })
    answers.set('validate_client_nip', refusal(400, { reason: 'code' }))
    expect(codes(await confirm({ clientMutationId: 'k' }))).toEqual(['SMS_CODE_INCORRECT'])
  })

  test('is tried a few times, and leaves no trace in the log', async () => {
    answers.set('validate_client_nip', refusal(400, { reason: 'code' }))
    for (let tries = 0; tries < CREDIT_CODE_TRIES_MAX; tries += 1) await confirm({ code: '7391' })
    expect(codes(await confirm({ code: '7391' }))).toEqual(['TOO_MANY_ATTEMPTS'])
    expect(calls('validate_client_nip')).toHaveLength(CREDIT_CODE_TRIES_MAX)
    expect(lines.join('\n')).not.toMatch(/7391|C1000/)
  })
})
