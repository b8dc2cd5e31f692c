import { describe, expect, it } from 'vitest'
import { PASSWORD, asBrowser, codes, inputOf, newEmail } from '../testkit/graph/accountBrowser.ts'
import type { Account } from '../testkit/shoppers/customerOrder.ts'
import { linksTo, mailsTo } from '../testkit/shoppers/mailbox.ts'

const CHANGE = 'customer { email emailChange { email } }'
const change = (account: Account, name: string, { select = CHANGE, ...input }: Record<string, string>) =>
  account.change(name, inputOf(name), { input, select })
const ask = (account: Account, email: string, currentPassword = PASSWORD) =>
  change(account, 'requestEmailChange', { email, currentPassword })
const tokenTo = async (email: string, page: string) =>
  (await linksTo(email, page))[0]?.searchParams.get('token') ?? 'none'
const confirm = async (email: string) =>
  change(asBrowser(), 'confirmEmailChange', { token: await tokenTo(email, '/confirm-email'), select: 'email' })
const undo = async (email: string) =>
  change(asBrowser(), 'undoEmailChange', { token: await tokenTo(email, '/undo-email'), select: 'email resetToken' })

async function signedUp(store = 'hogar') {
  const email = newEmail()
  const account = asBrowser('', store)
  expect(codes(await account.signUp(email))).toEqual([])
  return { account, email }
}

describe('another e-mail address', () => {
  it('is the account’s once its link was opened; until then the present one is', async () => {
    const { account, email } = await signedUp('de')
    const next = newEmail()
    expect(await ask(account, next)).toMatchObject({
      customer: { email, emailChange: { email: next } },
      userErrors: [],
      notices: [{ code: 'EMAIL_CHANGE_REQUESTED' }],
    })
    expect((await mailsTo(next)).map(({ subject }) => subject)).toEqual(['Bestätige deine neue E-Mail-Adresse'])
    expect((await mailsTo(email)).map(({ subject }) => subject)).toEqual([
      'Die E-Mail-Adresse deines Kontos soll sich ändern',
    ])
    expect(codes(await asBrowser('', 'de').login(next))).toEqual(['SIGN_IN_REFUSED'])
    expect(await confirm(next)).toMatchObject({ email: next, notices: [{ code: 'EMAIL_CHANGED' }] })
    expect((await account.viewer()).customer).toMatchObject({ email: next })
    expect(codes(await asBrowser('', 'de').login(next))).toEqual([])
    expect(codes(await confirm(next))).toEqual(['EMAIL_LINK_INVALID'])
  })

  it('takes the password, and is refused where another account has it', async () => {
    const [{ account, email }, other] = [await signedUp(), await signedUp()]
    expect(codes(await ask(account, newEmail(), 'Otra-1234'))).toEqual(['PASSWORD_WRONG'])
    expect(codes(await ask(account, email))).toEqual(['EMAIL_UNCHANGED'])
    expect(codes(await ask(account, other.email))).toEqual(['EMAIL_TAKEN'])
    expect(codes(await ask(account, 'nobody'))).toEqual(['INVALID'])
  })

  it('is mailed again, and forgotten when the customer thinks better of it', async () => {
    const { account, email } = await signedUp()
    const next = newEmail()
    expect(codes(await change(account, 'resendEmailChange', {}))).toEqual(['EMAIL_CHANGE_NOT_FOUND'])
    await ask(account, next)
    expect(codes(await change(account, 'resendEmailChange', {}))).toEqual([])
    expect(await mailsTo(next)).toHaveLength(2)
    expect(await change(account, 'cancelEmailChange', {})).toMatchObject({ customer: { email, emailChange: null } })
    expect(codes(await confirm(next))).toEqual(['EMAIL_LINK_INVALID'])
  })

  it('that was taken meanwhile says so', async () => {
    const { account } = await signedUp()
    const next = newEmail()
    await ask(account, next)
    await asBrowser().signUp(next)
    expect(codes(await confirm(next))).toEqual(['EMAIL_TAKEN'])
  })
})

describe('the address of before', () => {
  it('takes the account back: every device is signed out, and a new password is set', async () => {
    const { account, email } = await signedUp()
    const theirs = newEmail()
    await ask(account, theirs)
    await confirm(theirs)
    const undone = (await undo(email)) as unknown as { email: string; resetToken: string }
    expect(undone).toMatchObject({ email, notices: [{ code: 'EMAIL_CHANGE_UNDONE' }] })
    expect(await account.endings()).toEqual(['UNAUTHENTICATED'])
    for (const name of [email, theirs]) expect(codes(await asBrowser().login(name))).toEqual(['SIGN_IN_REFUSED'])
    const input = { email, resetToken: undone.resetToken, newPassword: 'Nueva-1234' }
    await asBrowser().done('resetPassword', input)
    expect(codes(await asBrowser().login(email, 'Nueva-1234'))).toEqual([])
    expect(codes(await undo(email))).toEqual(['EMAIL_LINK_INVALID'])
  })
})
