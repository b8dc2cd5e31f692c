import { describe, expect, it } from 'vitest'
import { asBrowser, newEmail, tokenOf, units } from '../testkit/graph/accountBrowser.ts'
import { sharedShop } from '../testkit/servers/sharedShop.ts'
import { visitAsWindow } from '../testkit/browser/visitAsWindow.ts'
import { plentifulWares } from '../testkit/shoppers/wares.ts'

const { web, gateway, platform } = sharedShop()

const visit = async (search: string, cookie = '') => {
  const { location, cookies } = await visitAsWindow(`${web}/silent-login${search}`, cookie)
  return { location, cookie: cookies }
}

const signedUp = async () => {
  const email = newEmail()
  await asBrowser().signUp(email)
  return { email, token: await tokenOf(email) }
}

describe('a silent login', () => {
  it('opens the account that the token is of, and brings the guest’s cart along', async () => {
    const { email, token } = await signedUp()
    const [ware] = await plentifulWares(gateway, 1)
    const guest = asBrowser()
    await guest.add(ware!.sku, 2)
    const opened = await visit(`?userToken=${token}&r=L215LWFjY291bnQ`, guest.cookie())
    expect(opened.location).toBe('/silent-login?r=L215LWFjY291bnQ')
    const viewer = await asBrowser(opened.cookie).viewer()
    expect([viewer.customer?.email, units(viewer)]).toEqual([email, { [ware!.sku]: 2 }])
  })

  it('leaves the account that is open already as it is, and the other one shut', async () => {
    const [ana, eva] = [await signedUp(), await signedUp()]
    const { cookie } = await visit(`?userToken=${ana.token}`)
    const again = await visit(`?userToken=${eva.token}`, cookie)
    expect(again.location).toBe('/silent-login')
    expect((await asBrowser(again.cookie).viewer()).customer?.email).toBe(ana.email)
  })

  it.each([
    ['forged', () => 'forged'],
    ['altered', (token: string) => `${token.slice(0, -2)}xx`],
    ['signed out meanwhile', (token: string) => token],
  ])('with a token that is %s opens nothing', async (kind, change) => {
    const { token } = await signedUp()
    if (kind === 'signed out meanwhile') await fetch(`${platform}/api/user/logout?token=${token}`, { method: 'POST' })
    const guest = asBrowser()
    await guest.viewer()
    const { location, cookie } = await visit(`?userToken=${change(token)}`, guest.cookie())
    expect(location).toBe('/login')
    expect((await asBrowser(cookie).viewer()).customer).toBeNull()
  })
})
