import { rm } from 'node:fs/promises'
import type { Browser } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { launchBrowser } from '../testkit/browser/browser.ts'
import { freePort } from '../testkit/servers/freePort.ts'
import { asGuest } from '../testkit/graph/guest.ts'
import { DESKTOP, openWindow } from '../testkit/browser/openWindow.ts'
import { type OnPublicApi, startOnPublicApi } from '../testkit/publicApi/startOnPublicApi.ts'
import { sharedShop } from '../testkit/servers/sharedShop.ts'
import { type RunningProcess, startProcess } from '../testkit/servers/startProcess.ts'

const FEATURES = [
  'WISH_LISTS', 'WALLET', 'CREDIT_ACCOUNTS', 'COUPONS', 'RANKING', 'NEWSLETTER', 'QUOTES', 'SHARED_CARTS', 'RETURNS', 'CANCELLATIONS',
  'GUARANTEES', 'DEVICES', 'EMAIL_CHANGES', 'ACCOUNT_ERASURE', 'TELEPHONE_CODES', 'STOCK_ALERTS', 'DELIVERY_ESTIMATES',
] // prettier-ignore

let shop: OnPublicApi
beforeAll(async () => {
  shop = await startOnPublicApi()
})
afterAll(() => shop.stop())

const featuresOf = async (gateway: string) => {
  const { store } = await asGuest(gateway).run('{ store { features } }')
  return (store as { features: string[] }).features
}

describe('parts of a platform', () => {
  it('are all there on the platform that comes with the shop', async () => {
    expect(await featuresOf(sharedShop().gateway)).toEqual(FEATURES)
  })

  it('are found missing on the public API, which is then not called again', async () => {
    expect(await featuresOf(shop.gateway)).toEqual([])
    shop.api.forget()
    await featuresOf(shop.gateway)
    expect(shop.api.seen.map(({ path }) => path)).toEqual([])
  })

  it('count as there while the platform does not answer', async () => {
    const broken = await startOnPublicApi()
    try {
      broken.api.state.faults.set('/api', { status: 503, body: { code: 503, result: 'Down', fault: 'unavailable' } })
      expect(await featuresOf(broken.gateway)).toEqual(FEATURES)
      broken.api.state.faults.clear()
      await expect.poll(() => featuresOf(broken.gateway), { timeout: 15_000 }).toEqual([])
    } finally {
      await broken.stop()
    }
  })

  it('give null where they are missing, without an error', async () => {
    const visitor = shop.visitor()
    const email = `ana.${crypto.randomUUID().slice(0, 8)}@example.mx`
    shop.api.customers.register({ customer: { email, firstname: 'Ana', lastname: 'López' }, password: 'Secreta1!' })
    await visitor.get('LoginFormMutation', { input: { email, password: 'Secreta1!' } })
    const answer = await visitor.guest.run(`{ viewer {
      quotes(first: 5) { totalCount }
      customer { wallet { balance { amount } } wishLists(first: 5) { totalCount } coupons(first: 5) { totalCount }
        ranking { rank { code } } newsletter { isSubscribed } devices { deviceId } } } }`)
    expect(answer['viewer']).toEqual({
      quotes: null,
      customer: { wallet: null, wishLists: null, coupons: null, ranking: null, newsletter: null, devices: null },
    })
  })
})

describe('an e-mail address on the public API', () => {
  it('is not changed: the shop says that there is no such thing, and the platform hears nothing', async () => {
    const visitor = shop.visitor()
    const email = `ana.${crypto.randomUUID().slice(0, 8)}@example.mx`
    shop.api.customers.register({ customer: { email, firstname: 'Ana', lastname: 'López' }, password: 'Secreta1!' })
    await visitor.get('LoginFormMutation', { input: { email, password: 'Secreta1!' } })
    shop.api.forget()
    const next = 'nueva@example.mx'
    const { requestEmailChange } = await visitor.get('EmailFormMutation', {
      input: { email: next, currentPassword: 'Secreta1!' },
    })
    expect(requestEmailChange.userErrors).toMatchObject([{ code: 'EMAIL_CHANGE_UNAVAILABLE' }])
    const names = { firstName: 'Eva', lastName: 'Ruiz', mothersName: '' }
    const update = async (fields: object) =>
      (await visitor.get('updateCustomerMutation', { input: { ...names, ...fields } })).updateCustomer
    expect((await update({ email: next })).userErrors).toMatchObject([{ code: 'EMAIL_CHANGE_NEEDS_PASSWORD' }])
    expect((await update({})).userErrors).toEqual([])
    const sent = shop.api.seen.filter(({ method, path }) => method === 'POST' && path === '/api/user/me')
    expect(sent.map(({ body }) => (JSON.parse(body) as { customer: object }).customer)).toMatchObject([
      { email, firstname: 'Eva' },
    ])
  })
})

describe('a storefront on the public API', () => {
  let web: string
  let server: RunningProcess
  let browser: Browser
  beforeAll(async () => {
    const port = await freePort()
    web = `http://127.0.0.1:${port}`
    const env = { WEB_PORT: String(port), GATEWAY_URL: shop.gateway, REDIS_URL: '', DATA_DIR: `/tmp/hogar-web-${port}` }
    server = await startProcess({ main: 'web/server/main.ts', env, readyUrl: `${web}/health/ready` })
    browser = await launchBrowser()
  })
  afterAll(async () => {
    await browser.close()
    await server.stop()
    await rm(`/tmp/hogar-web-${new URL(web).port}`, { recursive: true, force: true })
  })

  it('shows no heart and no newsletter, and the account’s menu has no way to what is not there', async () => {
    const { context, page } = await openWindow(browser, { viewport: DESKTOP })
    await page.goto(`${web}/salas`)
    await expect.poll(() => page.getByRole('link', { name: /Mesa de centro/ }).count()).toBeGreaterThan(0)
    expect(await page.locator('button[data-needs=WISH_LISTS]').first().isVisible()).toBe(false)
    expect(await page.locator('[data-needs=NEWSLETTER]').isVisible()).toBe(false)
    const email = `ana.${crypto.randomUUID().slice(0, 8)}@example.mx`
    shop.api.customers.register({ customer: { email, firstname: 'Ana', lastname: 'López' }, password: 'Secreta1!' })
    await page.goto(`${web}/login`)
    await page
      .getByLabel(/Correo/)
      .first()
      .fill(email)
    await page.getByLabel('Contraseña', { exact: true }).first().fill('Secreta1!')
    await page
      .getByRole('main')
      .getByRole('button', { name: /Iniciar sesión|Entrar/ })
      .click()
    await page.waitForURL((url) => url.pathname === '/')
    await page.goto(`${web}/my-account`)
    const places = page.getByRole('main').getByRole('navigation').getByRole('listitem')
    await expect
      .poll(() => places.allInnerTexts())
      .toEqual(['Mi cuenta', 'Mis pedidos', 'Mis direcciones', 'Lo que viste hace poco', 'Mis datos', 'Cerrar sesión'])
    await page.goto(`${web}/my-account/edit`)
    await expect.poll(() => page.getByRole('button', { name: 'Guardar', exact: true }).isVisible()).toBe(true)
    expect(await page.getByRole('button', { name: 'Cambiar correo' }).isVisible()).toBe(false)
    await context.close()
  })

  it('shows them all on the platform that has them', async () => {
    const { context, page } = await openWindow(browser, { viewport: DESKTOP })
    await page.goto(`${sharedShop().web}/salas`)
    await expect.poll(() => page.locator('button[data-needs=WISH_LISTS]').first().isVisible()).toBe(true)
    await context.close()
  })
})
