import { describe, expect, it } from 'vitest'
import { ANSWER, CART, CUSTOMER, PASSWORD, asBrowser, codes, newEmail, units } from '../testkit/graph/accountBrowser.ts'
import { sharedShop } from '../testkit/servers/sharedShop.ts'
import { plentifulWares } from '../testkit/shoppers/wares.ts'

const { gateway, platform } = sharedShop()
const COUPON = 'BIENVENIDO'

async function wares() {
  const [first, second] = await plentifulWares(gateway, 2)
  return [first?.sku ?? '', second?.sku ?? ''] as const
}

describe('an account', () => {
  it('is made and open at once, with what the guest had in the cart', async () => {
    const [sku] = await wares()
    const email = newEmail()
    const browser = asBrowser()
    await browser.add(sku, 2)
    const made = await browser.signUp(email)
    expect(made).toMatchObject({ customer: { email, fullName: 'Ana López' }, userErrors: [] })
    expect(units(made)).toEqual({ [sku]: 2 })
    expect(await browser.viewer()).toMatchObject({ customer: { email }, cart: { lines: [{ sku, quantity: 2 }] } })
  })

  it('can be requested again when the answer was lost, and is refused to strangers', async () => {
    const email = newEmail()
    const before = asBrowser()
    expect(codes(await before.signUp(email))).toEqual([])
    // The cookie of the lost answer never arrived.
    expect(await asBrowser().signUp(email)).toMatchObject({ customer: { email }, userErrors: [] })
    const stranger = asBrowser()
    expect(codes(await stranger.signUp(email, { password: 'Otra-1234' }))).toEqual(['EMAIL_TAKEN'])
    expect((await stranger.viewer()).customer).toBeNull()
  })

  it.each([
    [{ password: 'corta' }, ['password']],
    [{ password: 'sinmayusculas1' }, ['password']],
    [{ firstName: '  ' }, ['firstName']],
    [{ lastName: '123' }, ['lastName']],
    [{ email: 'ana at home' }, ['email']],
    [{ captchaToken: 'x'.repeat(5_000) }, ['captchaToken']],
  ])('is refused with %j, which is reported at its field', async (fields, field) => {
    const browser = asBrowser()
    const { userErrors, customer } = await browser.signUp(newEmail(), fields)
    expect([customer, userErrors]).toEqual([null, [expect.objectContaining({ code: 'INVALID', field })]])
  })
})

describe('signing in', () => {
  it('adds the guest’s units to the customer’s, once, however often it is tried, and uses the coupon again', async () => {
    const [sku, other] = await wares()
    const email = newEmail()
    const desktop = asBrowser()
    await desktop.signUp(email)
    await desktop.add(sku, 1)
    const phone = asBrowser()
    await phone.add(sku, 2)
    await phone.add(other, 1)
    expect(codes(await phone.coupon(COUPON))).toEqual([])
    const asGuestStill = phone.cookie()
    const opened = await phone.login(email)
    expect(units(opened)).toEqual({ [sku]: 3, [other]: 1 })
    expect(opened.cart?.coupon).toMatchObject({ code: COUPON })
    // The answer was lost: the browser is the guest that it was, and asks again.
    const again = await asBrowser(asGuestStill).login(email)
    expect(units(again)).toEqual({ [sku]: 3, [other]: 1 })
    expect(units(await desktop.viewer())).toEqual({ [sku]: 3, [other]: 1 })
  })

  it('opens the same cart on every device, and each change is seen on the other', async () => {
    const [sku] = await wares()
    const email = newEmail()
    const desktop = asBrowser()
    await desktop.signUp(email)
    const phone = asBrowser()
    await phone.login(email)
    await phone.add(sku, 2)
    await desktop.add(sku, 1)
    expect(units(await phone.viewer())).toEqual({ [sku]: 3 })
    expect((await phone.viewer()).cart?.id).toBe((await desktop.viewer()).cart?.id)
  })

  it('is refused alike for a wrong password and an unknown address, and blocked after too many tries', async () => {
    const email = newEmail()
    await asBrowser().signUp(email)
    const browser = asBrowser()
    const wrong = await browser.login(email, 'Otra-1234')
    expect(codes(wrong)).toEqual(['SIGN_IN_REFUSED'])
    expect(await asBrowser().login(newEmail())).toEqual(wrong)
    for (let attempt = 0; attempt < 9; attempt += 1) await browser.login(email, 'Otra-1234')
    expect(codes(await browser.login(email))).toEqual(['TOO_MANY_ATTEMPTS'])
    // From another address too: the account counts.
    expect(codes(await asBrowser().login(email))).toEqual(['TOO_MANY_ATTEMPTS'])
  })

  it('ends with nothing of the customer’s left, and the cart is there the next time', async () => {
    const [sku] = await wares()
    const email = newEmail()
    const browser = asBrowser()
    await browser.signUp(email)
    await browser.add(sku, 1)
    const signedIn = browser.cookie()
    expect((await browser.logout()).notices).toEqual([{ code: 'LOGGED_OUT' }])
    expect(await browser.viewer()).toEqual({ customer: null, cart: null })
    expect((await browser.logout()).notices).toEqual([])
    // The cookie of before opens nothing any more.
    expect(await asBrowser(signedIn).viewer()).toEqual({ customer: null, cart: null })
    expect(units(await browser.login(email))).toEqual({ [sku]: 1 })
  })
})

describe('profile and password', () => {
  const profile = { firstName: 'Ana María', lastName: 'Ruiz', mothersName: 'Paz' }

  it('names change, once per key, and the address does not', async () => {
    const email = newEmail()
    const browser = asBrowser()
    await browser.signUp(email)
    const update = (fields: object) =>
      browser.change('updateCustomer', 'UpdateCustomerInput', {
        input: { email, ...profile, ...fields },
        select: CUSTOMER,
      })
    const key = crypto.randomUUID()
    const changed = await update({ clientMutationId: key })
    expect(changed).toMatchObject({
      customer: { fullName: 'Ana María Ruiz Paz' },
      notices: [{ code: 'ACCOUNT_UPDATED' }],
    })
    expect(await update({ clientMutationId: key })).toEqual(changed)
    expect(codes(await update({ clientMutationId: key, firstName: 'Eva' }))).toEqual(['IDEMPOTENCY_MISMATCH'])
    expect(codes(await update({ email: newEmail() }))).toEqual(['EMAIL_CHANGE_NEEDS_PASSWORD'])
    expect(codes(await update({ firstName: '' }))).toEqual(['INVALID'])
  })

  it('a new password signs the other devices out', async () => {
    const email = newEmail()
    const [phone, desktop] = [asBrowser(), asBrowser()]
    await phone.signUp(email)
    await desktop.login(email)
    const to = (currentPassword: string, newPassword: string) =>
      phone.change('changePassword', 'ChangePasswordInput', {
        input: { currentPassword, newPassword },
        select: CUSTOMER,
      })
    expect(codes(await to('Otra-1234', 'Nueva-1234'))).toEqual(['PASSWORD_WRONG'])
    expect(codes(await to(PASSWORD, 'corta'))).toEqual(['INVALID'])
    expect((await to(PASSWORD, 'Nueva-1234')).notices).toEqual([{ code: 'PASSWORD_CHANGED' }])
    expect((await phone.viewer()).customer).toMatchObject({ email })
    expect(await desktop.endings()).toEqual(['UNAUTHENTICATED'])
    expect(codes(await desktop.login(email))).toEqual(['SIGN_IN_REFUSED'])
    expect(codes(await desktop.login(email, 'Nueva-1234'))).toEqual([])
  })

  it('a forgotten one is reset by the mail’s link, once, without revealing whether there is an account', async () => {
    const email = newEmail()
    await asBrowser().signUp(email)
    const browser = asBrowser()
    const forget = (input: object) =>
      browser.change('requestPasswordReset', 'RequestPasswordResetInput', { input, select: 'clientMutationId' })
    const reset = (input: object) =>
      browser.change('resetPassword', 'ResetPasswordInput', { input, select: 'clientMutationId' })
    expect(await forget({ email })).toEqual(await forget({ email: newEmail() }))
    const mails = (await (await fetch(`${platform}/outbox?recipient=${email}`)).json()) as { body: string }[]
    const link = /href="([^"]+)"/.exec(mails[0]?.body ?? '')?.[1]?.replaceAll('&amp;', '&') ?? ''
    const resetToken = new URL(link).searchParams.get('resetToken') ?? ''
    expect(codes(await reset({ email, resetToken: 'x', newPassword: 'Nueva-1234' }))).toEqual(['PASSWORD_LINK_INVALID'])
    expect((await reset({ email, resetToken, newPassword: 'Nueva-1234' })).notices).toEqual([
      { code: 'PASSWORD_CHANGED' },
      { code: 'PROVIDERS_PARTED' },
    ])
    expect(codes(await reset({ email, resetToken, newPassword: 'Nueva-1234' }))).toEqual(['PASSWORD_LINK_INVALID'])
    expect(codes(await browser.login(email, 'Nueva-1234'))).toEqual([])
  })

  it('nothing of it is a guest’s to change', async () => {
    const browser = asBrowser()
    const input = { email: newEmail(), ...profile }
    expect(codes(await browser.change('updateCustomer', 'UpdateCustomerInput', { input, select: CUSTOMER }))).toEqual([
      'SIGNED_OUT',
    ])
    const passwords = { currentPassword: PASSWORD, newPassword: 'Nueva-1234' }
    expect(
      codes(await browser.change('changePassword', 'ChangePasswordInput', { input: passwords, select: CUSTOMER })),
    ).toEqual(['SIGNED_OUT'])
  })
})

describe('what is a customer’s', () => {
  const NODE = 'query ($id: ID!) { node(id: $id) { __typename id } nodes(ids: [$id]) { id } }'

  it('opens for that customer alone', async () => {
    const [sku] = await wares()
    const [ana, eva, guest] = [asBrowser(), asBrowser(), asBrowser()]
    await ana.signUp(newEmail())
    await ana.add(sku, 1)
    await eva.signUp(newEmail())
    const { customer, cart } = await ana.viewer()
    for (const id of [customer?.id ?? '', cart?.id ?? '']) {
      expect((await ana.send(NODE, { id })).data).toMatchObject({ node: { id }, nodes: [{ id }] })
      for (const other of [eva, guest, asBrowser('', 'viu')])
        expect((await other.send(NODE, { id })).data).toEqual({ node: null, nodes: [null] })
    }
  })

  it('does not open for an altered, cut, or other store’s cookie', async () => {
    const ana = asBrowser()
    await ana.signUp(newEmail())
    const [name = '', sealed = ''] = ana.cookie().split('=')
    const middle = Math.floor(sealed.length / 2)
    const altered = sealed.slice(0, middle) + (sealed[middle] === 'A' ? 'B' : 'A') + sealed.slice(middle + 1)
    for (const cookie of [`${name}=${altered}`, `${name}=${sealed.slice(0, -20)}`, `${name}=`])
      expect(await asBrowser(cookie).viewer()).toEqual({ customer: null, cart: null })
    expect(await asBrowser(`${name.replace('hogar_session_hogar', 'hogar_session_viu')}=${sealed}`, 'viu').viewer()).toEqual({ customer: null, cart: null }) // prettier-ignore
  })

  it('shows no token and no password in any answer', async () => {
    const ana = asBrowser()
    const email = newEmail()
    const input = { email, firstName: 'Ana', lastName: 'López', password: PASSWORD }
    const made = await ana.send(
      `mutation ($input: CreateAccountInput!) { createAccount(input: $input) { ${CUSTOMER} ${CART} ${ANSWER} } }`,
      { input },
    )
    expect(made.headers.get('cache-control')).toContain('no-store')
    expect(made.text).not.toMatch(/Secreta1|token=[^*&"]/)
    expect((await ana.send(`{ viewer { ${CUSTOMER} } }`)).headers.get('cache-control')).toContain('no-store')
  })
})
