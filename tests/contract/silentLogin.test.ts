import { once } from 'node:events'
import { type IncomingMessage, get } from 'node:http'
import { describe, expect, inject, it } from 'vitest'
import { asBrowser, newEmail, tokenOf, units } from '../testkit/accountBrowser.ts'
import { plentifulWares } from '../testkit/wares.ts'

const { web, gateway, platform } = inject('stack')

let visits = 0
/**
 * Goes to the address as a window does, from a place of its own; returns where it leads and the cookie of afterwards. Not
 * by `fetch`: it says for itself in which mode it asks.
 */
async function visit(search: string, cookie = '') {
  visits += 1
  const headers = {
    cookie,
    'x-forwarded-for': `10.98.0.${visits}`,
    'sec-fetch-site': 'none',
    'sec-fetch-mode': 'navigate',
  }
  const [reply] = (await once(get(`${web}/silent-login${search}`, { headers }), 'response')) as [IncomingMessage]
  reply.resume()
  return { location: reply.headers.location, cookie: (reply.headers['set-cookie']?.[0] ?? cookie).split(';')[0] ?? '' }
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
