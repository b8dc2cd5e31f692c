import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { fieldListOf, textOf } from '../parse/fields.ts'
import { asGuest, configured } from '../testing/shopper.ts'
import { withPlatform } from '../testing/withPlatform.ts'
import { SHARED_CART_TTL_DAYS } from './limits.ts'

const platform = withPlatform()
const DAY_MS = 86_400_000

const open = (code: unknown, storeCode = 'hogar') =>
  platform.get(`/api/cart/shared/${String(code)}?storeCode=${storeCode}`)

async function shared() {
  const guest = await asGuest(platform)
  await guest.add('SOFA', 2, configured('93', 52))
  await guest.add('MAT-IND')
  return { guest, link: (await guest.post('share')).body.result! }
}

describe('sharing a cart', () => {
  test('keeps it as it is under 128 random bits, good for thirty days', async () => {
    const { guest, link } = await shared()
    expect(link.code).toMatch(/^[\w-]{22}$/)
    const days = (Date.parse(textOf(link.expires_at) ?? '') - Date.now()) / DAY_MS
    expect(Math.floor(days)).toBe(SHARED_CART_TTL_DAYS)
    await guest.add('MAT-IND', 5)
    const { body } = await open(link.code)
    expect(body.result).toEqual(link)
    expect(link.items).toMatchObject([
      { sku: 'SOFA-GRIS', qty: 2, name: 'Sofá Oslo', options: [{ label: 'Color', value: 'Gris' }] },
      { sku: 'MAT-IND', qty: 1, name: 'Colchón individual', product_type: 'simple', options: [] },
    ])
    const items = (await guest.totals()).items as unknown as { price_incl_tax: number }[]
    expect(fieldListOf(link.items).map((item) => item.price_incl_tax)).toEqual(items.map((item) => item.price_incl_tax))
    expect(JSON.stringify(link)).not.toContain(guest.cartId)
  })

  test('makes another link each time, and one for the same key', async () => {
    const { guest, link } = await shared()
    const again = async (key: string) => (await guest.post('share', {}, { 'idempotency-key': key })).body.result!.code
    const [first, second, other] = [await again('a'), await again('a'), await again('b')]
    expect(first).toBe(second)
    expect(new Set([link.code, first, other]).size).toBe(3)
  })

  test('an empty cart and an unknown one are refused', async () => {
    const guest = await asGuest(platform)
    expect((await guest.post('share')).body).toMatchObject({ code: 400 })
    expect((await platform.post('/api/cart/share?cartId=nope')).body).toMatchObject({ code: 404 })
  })

  test('what is no longer sold stays, without a name', async () => {
    const { link } = await shared()
    const { db } = platform.database()
    await sql`update catalogue_document set sku = 'ZZZ', skus = '{zzz}' where sku = 'MAT-IND'`.execute(db)
    const { body } = await open(link.code)
    await sql`update catalogue_document set sku = 'MAT-IND', skus = '{mat-ind}' where sku = 'ZZZ'`.execute(db)
    expect(body.result!.items).toMatchObject([
      { name: 'Sofá Oslo' },
      { sku: 'MAT-IND', qty: 1, name: null, price_incl_tax: null },
    ])
  })

  test('a code of another store, an expired or an unknown one is a 404', async () => {
    const { link } = await shared()
    expect((await open(link.code, 'de')).status).toBe(404)
    expect((await open('A'.repeat(22))).status).toBe(404)
    const { db } = platform.database()
    await db
      .updateTable('shared_cart')
      .set({ expires_at: new Date(0) })
      .where('code', '=', textOf(link.code) ?? '')
      .execute()
    expect((await open(link.code)).status).toBe(404)
    await shared()
    const old = await db.selectFrom('shared_cart').select('code').where('expires_at', '<', new Date()).execute()
    expect(old).toEqual([])
  })
})
