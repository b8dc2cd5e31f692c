import { describe, expect, it } from 'vitest'
import { PASSWORD, asBrowser, codes, newEmail } from '../testkit/graph/accountBrowser.ts'
import { plentifulWares } from '../testkit/shoppers/wares.ts'
import { sharedShop } from '../testkit/servers/sharedShop.ts'

const { gateway } = sharedShop()

const erase = (browser: ReturnType<typeof asBrowser>, currentPassword = PASSWORD) =>
  browser.change('eraseAccount', 'EraseAccountInput', { input: { currentPassword }, select: 'clientMutationId' })

describe('an erased account', () => {
  it('is closed on every device, and its address is free again', async () => {
    const [ware] = await plentifulWares(gateway, 1)
    const email = newEmail()
    const [desktop, phone] = [asBrowser(), asBrowser()]
    await desktop.signUp(email)
    await desktop.add(ware?.sku ?? '', 1)
    await phone.login(email)

    expect(await erase(desktop)).toMatchObject({ userErrors: [], notices: [{ code: 'ACCOUNT_ERASED' }] })

    expect(await desktop.viewer()).toMatchObject({ customer: null })
    expect((await desktop.viewer()).cart?.lines ?? []).toEqual([])
    expect(await phone.endings()).toEqual(['UNAUTHENTICATED'])
    expect(codes(await asBrowser().login(email))).toEqual(['SIGN_IN_REFUSED'])
    const again = asBrowser()
    expect(await again.signUp(email, { password: 'Otra-1234' })).toMatchObject({ customer: { email }, userErrors: [] })
    expect((await again.viewer()).cart?.lines ?? []).toEqual([])
  })

  it('takes the password', async () => {
    const browser = asBrowser()
    const email = newEmail()
    await browser.signUp(email)
    expect(codes(await erase(browser, 'Otra-1234'))).toEqual(['PASSWORD_WRONG'])
    expect(await browser.viewer()).toMatchObject({ customer: { email } })
  })
})
