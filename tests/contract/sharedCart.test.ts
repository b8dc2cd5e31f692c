import { describe, expect, it } from 'vitest'
import { type Guest, asGuest } from '../testkit/graph/guest.ts'
import { nextAddress } from '../testkit/graph/nextAddress.ts'
import { sharedShop } from '../testkit/servers/sharedShop.ts'
import { plentifulWares } from '../testkit/shoppers/wares.ts'

const { web, gateway } = sharedShop()

const SHARED = `fragment SharedParts on SharedCart {
  code expiresAt lines { sku quantity name options { label value } product { name } }
}`
type Shared = {
  code: string
  expiresAt: string
  lines: { sku: string; quantity: number; name: string | null; options: unknown[]; product: { name: string } | null }[]
}
type Refused = { userErrors: { code: string }[] }
type Taken = Refused & { cart: { lines: { sku: string; quantity: number }[] } | null }

const SOFA = 'SOFA-OSLO-49-167'
const DAY_MS = 86_400_000
/** Codes that one address may try. */
const SHARE_TRIES = 20

/** Returns the day of an instant, as the store counts days. */
const dayInMexico = (instant: number) =>
  new Date(instant).toLocaleDateString('sv-SE', { timeZone: 'America/Mexico_City' })

const add = async (guest: Guest, sku: string, quantity: number) => {
  const data = (await guest.run(
    'mutation ($input: AddCartLinesInput!) { addCartLines(input: $input) { userErrors { code } } }',
    { input: { lines: [{ sku, quantity }] } },
  )) as { addCartLines: Refused }
  expect(data.addCartLines.userErrors).toEqual([])
}
const share = async (guest: Guest) =>
  (
    (await guest.run(
      `mutation { shareCart(input: {}) { sharedCart { ...SharedParts } userErrors { code } } } ${SHARED}`,
    )) as { shareCart: Refused & { sharedCart: Shared | null } }
  ).shareCart
const look = async (guest: Guest, code: string) =>
  (
    (await guest.run(`query ($code: String!) { sharedCart(code: $code) { ...SharedParts } } ${SHARED}`, { code })) as {
      sharedCart: Shared | null
    }
  ).sharedCart
const takeOver = async (guest: Guest, code: string) =>
  (
    (await guest.run(
      `mutation ($input: TakeOverSharedCartInput!) { takeOverSharedCart(input: $input) {
        cart { lines { sku quantity } } userErrors { code } } }`,
      { input: { code, clientMutationId: crypto.randomUUID() } },
    )) as { takeOverSharedCart: Taken }
  ).takeOverSharedCart

describe('a shared cart', () => {
  it('opens on another device, and comes into its cart once', async () => {
    const [giver, taker] = [asGuest(gateway), asGuest(gateway)]
    const lamp = (await plentifulWares(gateway, 1))[0]!.sku
    await add(giver, SOFA, 1)
    await add(giver, lamp, 2)
    const { sharedCart, userErrors } = await share(giver)
    expect(userErrors).toEqual([])
    if (!sharedCart) throw new Error('no link')
    expect(sharedCart.lines).toMatchObject([
      { sku: SOFA, quantity: 1, product: { name: expect.any(String) } },
      { sku: lamp, quantity: 2 },
    ])
    expect(sharedCart.lines[0]?.options.length).toBeGreaterThan(0)
    expect(dayInMexico(Date.parse(sharedCart.expiresAt))).toBe(dayInMexico(Date.now() + 30 * DAY_MS))

    await add(giver, lamp, 1)
    expect(await look(taker, sharedCart.code)).toEqual(sharedCart)
    await add(taker, SOFA, 2)
    const once = await takeOver(taker, sharedCart.code)
    expect(once).toEqual({
      cart: {
        lines: [
          { sku: SOFA, quantity: 2 },
          { sku: lamp, quantity: 2 },
        ],
      },
      userErrors: [],
    })
    expect(await takeOver(taker, sharedCart.code)).toEqual(once)
  })

  it('is null for an unknown code, or in another store', async () => {
    const giver = asGuest(gateway)
    expect(await look(giver, 'AAAAAAAAAAAAAAAAAAAAAA')).toBeNull()
    expect((await takeOver(giver, 'AAAAAAAAAAAAAAAAAAAAAA')).userErrors).toMatchObject([{ code: 'SHARE_NOT_FOUND' }])
    await add(giver, SOFA, 1)
    const { sharedCart } = await share(giver)
    expect(await look(asGuest(gateway, 'de'), sharedCart?.code ?? '')).toBeNull()
  })

  it('is not made of an empty cart', async () => {
    expect(await share(asGuest(gateway))).toMatchObject({ sharedCart: null, userErrors: [{ code: 'CART_NOT_FOUND' }] })
  })

  it('says on its page when to try again after too many wrong codes', async () => {
    const headers = { 'x-forwarded-for': nextAddress() }
    const open = (code: string) => fetch(`${web}/checkout/shared/${code}`, { headers })
    for (let tries = 0; tries < SHARE_TRIES; tries += 1) {
      expect((await open(`guess-${tries}-0123456789`)).status).toBe(404)
    }
    const refused = await open('guess-last-0123456789')
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '900'])
    const page = await refused.text()
    expect(page).toContain('Demasiados intentos seguidos')
    expect(page).toContain('Inténtalo de nuevo en 15 min.')
  })
})
