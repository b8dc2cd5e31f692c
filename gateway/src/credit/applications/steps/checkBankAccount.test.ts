import { describe, expect, test } from 'vitest'
import { codes } from '../../../testing/codes.ts'
import {
  answers,
  calls,
  creditApplicationForEachTest,
  refusal,
  run,
} from '../../../testing/creditApplicationPlatform.ts'
import { BANK_CHECKS_MAX } from '../limits.ts'

creditApplicationForEachTest()

describe('checkBankAccount', () => {
  const check = (account: string) => run('checkBankAccount', { account }, 'bank { code name }')

  test('names the bank; the number stands in no address', async () => {
    expect(await check('002 010 07777777777 1')).toMatchObject({
      bank: { code: '002', name: 'Banamex' },
      userErrors: [],
    })
    expect(calls('validate_transfer_account')[0]?.query.toString()).not.toMatch(/777/)
  })

  test('refuses a wrong one, and too many', async () => {
    answers.set('validate_transfer_account', refusal(400, { reason: 'account' }))
    for (let asked = 0; asked < BANK_CHECKS_MAX; asked += 1)
      expect(codes(await check('1'))).toEqual(['BANK_ACCOUNT_WRONG'])
    expect(codes(await check('1'))).toEqual(['TOO_MANY_ATTEMPTS'])
  })
})
