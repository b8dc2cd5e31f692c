import { expect, test } from 'vitest'
import { toGlobalId } from '../../graph/globalId.ts'
import { codes } from '../../testing/codes.ts'
import { MASKED, NUMBER, calls, creditAccountForEachTest, run } from '../../testing/creditAccountPlatform.ts'
import { testLinkChange } from '../../testing/testLinkChange.ts'

creditAccountForEachTest()
testLinkChange({
  mutation: 'unlinkCreditAccount',
  input: { accountId: toGlobalId('CreditAccount', 'hogar', MASKED) },
  call: 'unlink_user_account',
  body: { idCliente: 7, cuenta: NUMBER },
  notice: 'CREDIT_UNLINKED',
  conflict: 'REFUSED',
})

const unlink = (accountId: string) => run('unlinkCreditAccount', { accountId }, 'customer { email }')

test.each([
  ['hogar', ['C1000•••4']],
  ['hogar', [MASKED, 'linked']],
  ['hogar', [NUMBER]],
  ['viu', [MASKED]],
])('unlinkCreditAccount is refused for an account of %s that was not proven: %j', async (store, keys) => {
  expect(codes(await unlink(toGlobalId('CreditAccount', store, ...keys)))).toEqual(['CREDIT_SESSION_OVER'])
  expect(calls('unlink_user_account')).toEqual([])
})

test('unlinkCreditAccount takes the id of an account alone', async () => {
  expect((await unlink('x')).errors).toEqual(['This is not the id of a CreditAccount.'])
})
