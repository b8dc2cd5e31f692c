import { describe, expect, it } from 'vitest'
import { PASSWORD, asBrowser, codes, inputOf, newEmail } from '../testkit/graph/accountBrowser.ts'
import { linksTo, mailsTo } from '../testkit/shoppers/mailbox.ts'
import { sharedShop } from '../testkit/servers/sharedShop.ts'

const { platform } = sharedShop()
const STOLEN = 'Robada-1234'

const said = async (email: string, page: string, name: string) =>
  (await linksTo(email, page))[0]?.searchParams.get(name) ?? null

describe('a person with a stolen session', () => {
  it('cannot take over the account: neither a new address nor a password reset gives it to them', async () => {
    const [email, theirs] = [newEmail(), newEmail()]
    const owner = asBrowser()
    await owner.signUp(email)
    // An open laptop, a copied cookie: no password.
    const borrowed = asBrowser(owner.cookie())
    const input = { email: theirs, firstName: 'Ana', lastName: 'López' }
    await borrowed.change('updateCustomer', 'UpdateCustomerInput', { input, select: 'clientMutationId' })
    const thief = asBrowser()
    await thief.done('requestPasswordReset', { email: theirs })
    const resetToken = await said(theirs, '/create-password', 'resetToken')
    if (resetToken !== null) await thief.done('resetPassword', { email: theirs, resetToken, newPassword: STOLEN })
    expect((await thief.login(theirs, STOLEN)).customer).toBeNull()
    expect(codes(await asBrowser().login(email, PASSWORD))).toEqual([])
    expect((await owner.viewer()).customer).toMatchObject({ email })
    expect(await mailsTo(theirs)).toEqual([])
  })

  it('cannot do so past the gateway either', async () => {
    const [email, theirs] = [newEmail(), newEmail()]
    await asBrowser().signUp(email)
    const post = async (path: string, body: object) =>
      (await (
        await fetch(`${platform}/api/user/${path}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        })
      ).json()) as { code: number; result: unknown }
    const { result: token } = await post('login', { username: email, password: PASSWORD })
    const customer = { email: theirs, firstname: 'Ana', lastname: 'López' }
    await post(`me?token=${String(token)}`, { customer })
    expect(await post('reset-password', { email: theirs })).toMatchObject({ code: 404 })
    expect(await post('login', { username: email, password: PASSWORD })).toMatchObject({ code: 200 })
  })
})

describe('a person with a stolen session and the password', () => {
  it('loses the account to its owner again, however often they moved it and set its password', async () => {
    const [email, theirs, further] = [newEmail(), newEmail(), newEmail()]
    await asBrowser().signUp(email)
    const thief = asBrowser()
    await thief.login(email)
    await thief.done('requestEmailChange', { email: theirs, currentPassword: PASSWORD })
    await thief.done('confirmEmailChange', { token: await said(theirs, '/confirm-email', 'token') })
    await thief.done('changePassword', { currentPassword: PASSWORD, newPassword: STOLEN })
    await thief.done('requestEmailChange', { email: further, currentPassword: STOLEN })
    await thief.done('confirmEmailChange', { token: await said(further, '/confirm-email', 'token') })
    // Nor can they keep the owner out by taking the address for an account of their own.
    expect(codes(await asBrowser().signUp(email, { password: STOLEN }))).toEqual(['EMAIL_TAKEN'])

    const beforeUndo = thief.cookie()
    const input = { token: await said(email, '/undo-email', 'token') }
    const owner = asBrowser()
    const undone = (await owner.change('undoEmailChange', inputOf('undoEmailChange'), {
      input,
      select: 'email resetToken',
    })) as unknown as { email: string; resetToken: string }
    expect(undone).toMatchObject({ email, userErrors: [] })
    // The copy of a seal from before opens nothing of the account either, and no change is taken with it.
    const copied = asBrowser(beforeUndo)
    expect((await copied.viewer()).customer).toBeNull()
    expect((await thief.viewer()).customer).toBeNull()
    const theirLink = { token: await said(theirs, '/undo-email', 'token') }
    expect(
      codes(await thief.change('undoEmailChange', inputOf('undoEmailChange'), { input: theirLink, select: 'email' })),
    ).toEqual(['EMAIL_LINK_INVALID'])
    for (const name of [email, theirs, further])
      expect(codes(await asBrowser().login(name, STOLEN))).toEqual(['SIGN_IN_REFUSED'])
    await owner.done('resetPassword', { email, resetToken: undone.resetToken, newPassword: 'Nueva-1234' })
    expect(codes(await asBrowser().login(email, 'Nueva-1234'))).toEqual([])
  })

  it('gains nothing by a request from before the owner set a new password', async () => {
    const [email, theirs] = [newEmail(), newEmail()]
    await asBrowser().signUp(email)
    const thief = asBrowser()
    await thief.login(email)
    await thief.done('requestEmailChange', { email: theirs, currentPassword: PASSWORD })
    const owner = asBrowser()
    await owner.done('requestPasswordReset', { email })
    const resetToken = await said(email, '/create-password', 'resetToken')
    await owner.done('resetPassword', { email, resetToken, newPassword: 'Nueva-1234' })
    const input = { token: await said(theirs, '/confirm-email', 'token') }
    expect(
      codes(await thief.change('confirmEmailChange', inputOf('confirmEmailChange'), { input, select: 'email' })),
    ).toEqual(['EMAIL_LINK_INVALID'])
    expect((await thief.viewer()).customer).toBeNull()
  })
})
