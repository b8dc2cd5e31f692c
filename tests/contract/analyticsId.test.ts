import { expect, it } from 'vitest'
import { asBrowser, newEmail, tokenOf } from '../testkit/graph/accountBrowser.ts'
import { sharedShop } from '../testkit/servers/sharedShop.ts'
import { visitAsWindow } from '../testkit/browser/visitAsWindow.ts'

const { web } = sharedShop()

/** Id of the customer for analytics in a browser's cookies; null when there is none. */
const userId = (cookies: string) => /(?:^|; )userID=([^;]*)/.exec(cookies)?.[1] || null

async function signedUp() {
  const email = newEmail()
  const device = asBrowser()
  await device.signUp(email)
  return { email, device }
}

it('a customer has one id on all devices, whichever way they signed in, and no other customer has it', async () => {
  const [ana, eva] = [await signedUp(), await signedUp()]
  const name = userId(ana.device.cookie())
  expect(name).toMatch(/^[0-9a-f]{32}$/)
  const phone = asBrowser()
  await phone.login(ana.email)
  expect(userId(phone.cookie())).toBe(name)
  const app = await visitAsWindow(`${web}/silent-login?userToken=${await tokenOf(ana.email)}`)
  expect(userId(app.cookies)).toBe(name)
  expect(userId(eva.device.cookie())).toMatch(/^[0-9a-f]{32}$/)
  expect(userId(eva.device.cookie())).not.toBe(name)
})

it('is gone after a logout', async () => {
  const { device } = await signedUp()
  await device.logout()
  expect(device.cookie()).toContain('userID=')
  expect(userId(device.cookie())).toBeNull()
})

it('is gone from a device that was signed out by another', async () => {
  const { email, device } = await signedUp()
  const phone = asBrowser()
  await phone.login(email)
  await device.change('signOutDevices', 'SignOutDevicesInput', { input: {}, select: 'clientMutationId' })
  expect(userId(device.cookie())).not.toBeNull()
  await expect(phone.viewer()).rejects.toThrow('UNAUTHENTICATED')
  expect(userId(phone.cookie())).toBeNull()
})

it('is no proof of anything', async () => {
  const { device } = await signedUp()
  const stranger = asBrowser(`userID=${userId(device.cookie())}`)
  expect((await stranger.viewer()).customer).toBeNull()
})
