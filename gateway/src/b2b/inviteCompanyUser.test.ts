import { expect, test } from 'vitest'
import { codes } from '../testing/codes.ts'
import { companyForEachTest, run, sent, testCompanyChange } from '../testing/companyPlatform.ts'

const PERSON = { email: 'ines@mdn.example', firstName: 'Inés', lastName: 'Soto', role: 'BUYER' }

companyForEachTest()
testCompanyChange({
  mutation: 'inviteCompanyUser',
  input: { ...PERSON, jobTitle: 'Obra' },
  call: 'POST company_users/4',
  body: { email: 'ines@mdn.example', firstname: 'Inés', lastname: 'Soto', job_title: 'Obra', role: 'BUYER' },
  notice: 'COMPANY_USER_INVITED',
  reply: { invitation: 1, expires_at: '2026-12-01T00:00:00Z' },
  refusals: [
    [409, { reason: 'member' }, 'COMPANY_USER_KNOWN'],
    [403, { reason: 'forbidden' }, 'COMPANY_FORBIDDEN'],
    [429, { reason: 'day' }, 'TOO_MANY_ATTEMPTS'],
  ],
})

test.each([
  [{ email: 'nobody' }, 'email'],
  [{ firstName: '1' }, 'firstName'],
  [{ role: 'SUPER_USER' }, 'role'],
  [{ jobTitle: 'x'.repeat(81) }, 'jobTitle'],
])('an invitation with %j is not sent', async (fault, field) => {
  const payload = await run('inviteCompanyUser', { ...PERSON, ...fault })
  expect([codes(payload), payload.userErrors[0].field]).toEqual([['INVALID'], [field]])
  expect(sent('POST company_users/4')).toEqual([])
})
