import { beforeEach, expect, test } from 'vitest'
import { codes } from '../testing/codes.ts'
import { DOWN, GUEST, answers, companyForEachTest, run, sent, shopper } from '../testing/companyPlatform.ts'
import { sessionStateOf } from '../session/sessionEndings.ts'
import { INVITATION_TRIES_MAX } from './limits.ts'

const CALL = 'POST company_invitation'
const CODE = 'a-code-of-a-mail'

companyForEachTest()
beforeEach(() => {
  shopper.state.data = GUEST
  answers.set(CALL, [200, { user_id: 9, company_id: 4 }])
})
const accept = (input: object = {}) =>
  run('acceptCompanyInvitation', { code: CODE, clientMutationId: 'k', ...input }, 'customer { email }')

test('an invitation is accepted once for a key, with the password of a new account, and signs nobody in', async () => {
  const first = await accept({ password: 'Empresa2026' })
  expect(first).toMatchObject({ customer: null, userErrors: [], notices: [{ code: 'COMPANY_JOINED' }] })
  expect(await accept({ password: 'Empresa2026' })).toEqual(first)
  expect(sent(CALL)).toMatchObject([{ body: { code: CODE, password: 'Empresa2026' }, token: null }])
  expect(shopper.state.data?.userToken ?? null).toBeNull()
})

test('an account that gets a new password is closed in every session, at once', async () => {
  const opened = { id: 'a-session-of-a-stranger', data: { ...GUEST, customerId: '9', openedAt: Date.now() - 1 } }
  await accept({ clientMutationId: 'l' })
  expect(await sessionStateOf(shopper.sharedStore, opened)).toBe('open')
  answers.set(CALL, [200, { user_id: 9, company_id: 4, is_new: false, has_new_password: true }])
  await accept({ password: 'Empresa2026' })
  expect(await sessionStateOf(shopper.sharedStore, opened)).toBe('closed')
})

test('an open account is named to the platform', async () => {
  shopper.state.data = { ...GUEST, userToken: 'ana' }
  expect(await accept()).toMatchObject({ customer: { email: 'ana@mdn.example' }, userErrors: [] })
  expect(sent(CALL)).toMatchObject([{ body: { code: CODE }, token: 'ana' }])
})

test.each([
  [400, 'password', 'INVALID'],
  [404, 'invitation', 'COMPANY_INVITATION_PAST'],
  [410, 'past', 'COMPANY_INVITATION_PAST'],
  [409, 'member', 'COMPANY_USER_KNOWN'],
])('an invitation refused with %i %s is %s', async (status, reason, code) => {
  answers.set(CALL, [status, { reason, errorMessage: 'No.' }])
  expect(codes(await accept())).toEqual([code])
})

test('a weak password and an impossible code are not sent', async () => {
  expect(codes(await accept({ password: 'corta' }))).toEqual(['INVALID'])
  expect(codes(await accept({ code: 'x'.repeat(129), clientMutationId: 'l' }))).toEqual(['COMPANY_INVITATION_PAST'])
  expect(sent(CALL)).toEqual([])
})

test('codes are not guessed: attempts are counted', async () => {
  answers.set(CALL, [404, { reason: 'invitation', errorMessage: 'No.' }])
  for (let tried = 0; tried < INVITATION_TRIES_MAX; tried += 1) await accept({ clientMutationId: `k${tried}` })
  expect(codes(await accept({ clientMutationId: 'last' }))).toEqual(['TOO_MANY_ATTEMPTS'])
  expect(sent(CALL)).toHaveLength(INVITATION_TRIES_MAX)
})

test('an acceptance is an error while the platform fails', async () => {
  answers.set(CALL, DOWN)
  expect((await accept()).errors).toEqual([expect.stringContaining('unavailable')])
})
