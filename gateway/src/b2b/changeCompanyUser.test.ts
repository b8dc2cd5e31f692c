import { expect, test } from 'vitest'
import { codes } from '../testing/codes.ts'
import { companyForEachTest, platform, run, testCompanyChange } from '../testing/companyPlatform.ts'

companyForEachTest()
testCompanyChange({
  mutation: 'changeCompanyUser',
  input: { userId: '9', role: 'VIEWER', isActive: false },
  call: 'PUT company_users/4/9',
  body: { role: 'VIEWER', is_active: false },
  notice: 'COMPANY_USER_CHANGED',
  refusals: [
    [409, { reason: 'last' }, 'COMPANY_LAST_ADMIN'],
    [403, { reason: 'forbidden' }, 'COMPANY_FORBIDDEN'],
    [404, { reason: 'none' }, 'COMPANY_USER_UNKNOWN'],
  ],
})

test.each(['invitation-3', '', '../../user/me', '0'])('the user id %j is never part of a path', async (userId) => {
  expect(codes(await run('changeCompanyUser', { userId, isActive: false }))).toEqual(['COMPANY_USER_UNKNOWN'])
  expect(platform.seen.some(({ method }) => method === 'PUT')).toBe(false)
})
