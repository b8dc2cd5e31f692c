import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Guest, type Reply, asGuest } from '../testkit/guest.ts'
import { MUTATIONS, PAYMENT, type Payload, SHIPPING, done } from '../testkit/purchase.ts'
import { NO_POSTGRES, type PrivatePostgres, startPrivatePostgres } from './privatePostgres.ts'
import { type StorefrontShop, startStorefrontShop } from './storefrontShop.ts'

const LONG = { timeout: 300_000, retry: 0 }
const RECOVERY = { timeout: 60_000, interval: 200 }
const SKU = 'LAMP'
const PASSWORD = 'Secreta1!'
const EMAIL = 'ana@outage.example'
/** Of the test catalogue. Where an address leads is asked of the database; a category that is named stands in memory. */
const ADDRESSES = ['/salas', '/iluminacion'] as const
const NAMED = ['/c/salas', '/c/sofas'] as const
const CATEGORIES = [...ADDRESSES, ...NAMED]
const SENTENCES = {
  hogar: /^Esta parte de la tienda no está disponible/,
  de: /^Dieser Teil des Shops ist gerade nicht erreichbar/,
  it: /^Questa parte del negozio al momento non è disponibile/,
} as const

const LOGIN =
  'mutation ($input: LoginInput!) { result: login(input: $input) { customer { email } userErrors { code } } }'

describe.skipIf(NO_POSTGRES !== '')(
  `what shoppers see of an outage (${NO_POSTGRES || 'PostgreSQL of its own'})`,
  LONG,
  () => {
    const directory = mkdtempSync(join(tmpdir(), 'hogar-outage-'))
    let postgres: PrivatePostgres
    let shop: StorefrontShop
    /** A cart that is ready to be ordered, and the key under which it is. */
    let buyer: Guest
    const order = { email: 'ana@example.mx', clientMutationId: randomUUID() }
    const ownOf = () => asGuest(shop.gateway)

    beforeAll(async () => {
      postgres = await startPrivatePostgres()
      shop = await startStorefrontShop({ DATABASE_URL: postgres.url, DATA_DIR: directory })
      const input = { email: EMAIL, firstName: 'Ana', lastName: 'López', password: PASSWORD }
      await ownOf().run(
        'mutation ($input: CreateAccountInput!) { createAccount(input: $input) { userErrors { code } } }',
        { input },
      )
      buyer = await readyBuyer(shop.gateway)
    })
    afterAll(async () => {
      await shop?.stop()
      await postgres?.remove()
      rmSync(directory, { recursive: true, force: true })
    })

    const signIn = async () => ownOf().send(LOGIN, { input: { email: EMAIL, password: PASSWORD } })
    const place = () => buyer.send(MUTATIONS.placeOrder, { input: order })
    const families = async () =>
      ((await (await fetch(`${shop.gateway}/health/ready`)).json()) as { families: Record<string, string> }).families

    test('while the database is away everything says so, and nothing else', async () => {
      expect(Object.values(await families())).not.toContain('open')
      await postgres.stop('immediate')
      for (let time = 0; time < 3; time += 1) {
        expectOutage(await signIn())
        expectOutage(await place())
      }
      for (const [store, sentence] of Object.entries(SENTENCES)) {
        const reply = await asGuest(shop.gateway, store).send(MUTATIONS.addCartLines, {
          input: { lines: [{ sku: SKU }] },
        })
        expectOutage(reply)
        expect(reply.errors?.[0]?.message).toMatch(sentence)
      }
      for (const path of CATEGORIES) await expectShownOrLater(shop.web + path)
      for (const path of ADDRESSES) expect([path, await statusOf(shop.web + path)]).toEqual([path, 503])
      // The circuits of what was asked are open: nobody waits for a platform that cannot answer.
      expect(Object.values(await families())).toContain('open')
      for (const { pid } of shop.processes) expect(() => process.kill(pid, 0)).not.toThrow()
    })

    test('right after it all is as before, and what was repeated is done once', async () => {
      await postgres.start()
      const opened = Date.now()
      await expect.poll(async () => payloadOf(await signIn())?.userErrors, RECOVERY).toEqual([])
      await expect.poll(async () => payloadOf(await place())?.order?.number, RECOVERY).toMatch(/^\d{9}$/)
      const [first, again] = [payloadOf(await place()), payloadOf(await place())]
      expect(again?.order).toEqual(first?.order)
      for (const path of CATEGORIES) await expect.poll(async () => statusOf(shop.web + path), RECOVERY).toBe(200)
      await expect
        .poll(async () => Object.values(await families()).filter((state) => state !== 'closed'), RECOVERY)
        .toEqual([])
      // A restart of the server and 5 s, on a machine that may be busy.
      expect(Date.now() - opened).toBeLessThan(30_000)
    })
  },
)

/** A guest whose cart has a line, an address, a way of shipping and of paying. */
async function readyBuyer(gateway: string): Promise<Guest> {
  const guest = asGuest(gateway)
  await done(guest, 'addCartLines', { lines: [{ sku: SKU, quantity: 1 }] })
  await done(guest, 'setCartShipping', SHIPPING)
  await done(guest, 'setCartPayment', PAYMENT)
  return guest
}

const payloadOf = ({ data }: Reply) => (data?.['result'] ?? null) as Payload | null

async function statusOf(url: string): Promise<number> {
  const response = await fetch(url, { redirect: 'manual' })
  await response.text()
  return response.status
}

/** No data, no refusal, no success without a result: one technical error that says "later". */
function expectOutage(reply: Reply): void {
  expect([payloadOf(reply), reply.errors?.map(({ extensions }) => extensions?.code)]).toEqual([
    null,
    ['UPSTREAM_UNAVAILABLE'],
  ])
}

/** A page that exists is shown, or said to come back: never said to be gone. */
async function expectShownOrLater(url: string): Promise<void> {
  const page = await fetch(url, { redirect: 'manual' })
  await page.text()
  expect([url, page.status]).toEqual([url, expect.toSatisfy((status) => status === 200 || status === 503)])
  if (page.status === 503) expect(Number(page.headers.get('retry-after'))).toBeGreaterThan(0)
}
