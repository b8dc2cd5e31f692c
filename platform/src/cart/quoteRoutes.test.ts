import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { fieldListOf, textOf } from '../parse/fields.ts'
import { asGuest, configured } from '../testing/shopper.ts'
import { withPlatform } from '../testing/withPlatform.ts'
import { QUOTES_MAX, QUOTE_TTL_DAYS } from './limits.ts'

const platform = withPlatform()
const DAY_MS = 86_400_000

const newOwner = () => randomBytes(32).toString('base64url')
const url = (call: string, owner: string, query = '') => `/api/quote/${call}?token=&owner=${owner}${query}`
const listed = (owner: string, query = '') => platform.get(url('list', owner, query))
const list = async (owner: string, storeCode = 'hogar') =>
  fieldListOf((await listed(owner, `&storeCode=${storeCode}`)).body.result?.items)
const save = (owner: string, cartId: string, { name = 'Sala', key = '' } = {}) =>
  platform.post(url('create', owner, `&cartId=${cartId}`), { name }, key === '' ? {} : { 'idempotency-key': key })

async function saved() {
  const owner = newOwner()
  const guest = await asGuest(platform)
  await guest.add('SOFA', 2, configured('93', 52))
  await guest.add('MAT-IND')
  return { owner, guest, quote: (await save(owner, guest.cartId, { name: ' Sala ' })).body.result! }
}

test('named items leave the cart for a quote, once; the rest of the cart stays', async () => {
  const owner = newOwner()
  const guest = await asGuest(platform)
  await guest.add('SOFA', 2, configured('93', 52))
  await guest.add('MAT-IND')
  const items = async () =>
    fieldListOf((await platform.get(`/api/cart/pull?token=&cartId=${guest.cartId}`)).body.result)
  const [, mattress] = await items()
  const body = { name: 'Lo demás', item_ids: [mattress?.item_id] }
  const aside = () =>
    platform.post(url('create', owner, `&cartId=${guest.cartId}`), body, { 'idempotency-key': 'aside-once' })
  const answers = [await aside(), await aside()]
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  expect(fieldListOf(answers[0]!.body.result!.items)).toMatchObject([{ sku: 'MAT-IND' }])
  expect(await items()).toHaveLength(1)
  expect(await list(owner)).toHaveLength(1)
  const gone = await platform.post(url('create', owner, `&cartId=${guest.cartId}`), body)
  expect(gone.status).toBe(400)
  expect(await items()).toHaveLength(1)
})

test('a named item that is no longer sold is not saved, and stays in the cart until it is sold again', async () => {
  const { db } = platform.database()
  const owner = newOwner()
  const guest = await asGuest(platform)
  await guest.add('SOFA', 2, configured('93', 52))
  await guest.add('MAT-IND')
  const items = async () => fieldListOf(await guest.pull())
  const body = { name: 'Lo demás', item_ids: (await items()).map((item) => item.item_id) }
  await sql`update catalogue_document set sku = 'ZZZ', skus = '{zzz}' where sku = 'MAT-IND'`.execute(db)
  const quote = (await platform.post(url('create', owner, `&cartId=${guest.cartId}`), body)).body.result!
  await sql`update catalogue_document set sku = 'MAT-IND', skus = '{mat-ind}' where sku = 'ZZZ'`.execute(db)
  expect(fieldListOf(quote.items)).toMatchObject([{ sku: 'SOFA-GRIS' }])
  expect(await items()).toMatchObject([{ sku: 'MAT-IND', qty: 1 }])
})

describe('a quote', () => {
  test('stores the cart under a name for thirty days, with its prices, even if the cart changes', async () => {
    const { owner, guest, quote } = await saved()
    const days = (Date.parse(textOf(quote.expires_at) ?? '') - Date.now()) / DAY_MS
    expect(Math.floor(days)).toBe(QUOTE_TTL_DAYS)
    const items = (await guest.totals()).items as unknown as { price_incl_tax: number }[]
    await guest.add('MAT-IND', 5)
    expect(await list(owner)).toEqual([quote])
    expect(quote).toMatchObject({
      name: 'Sala',
      currency: 'MXN',
      items: [
        { sku: 'SOFA-GRIS', qty: 2, name: 'Sofá Oslo', options: [{ label: 'Color', value: 'Gris' }] },
        { sku: 'MAT-IND', qty: 1, name: 'Colchón individual', product_type: 'simple' },
      ],
    })
    for (const field of ['price_incl_tax', 'current_price_incl_tax']) {
      expect(fieldListOf(quote.items).map((item) => item[field])).toEqual(items.map((item) => item.price_incl_tax))
    }
    expect(JSON.stringify(quote)).not.toContain(owner)
    expect(JSON.stringify(quote)).not.toContain(guest.cartId)
  })

  test('returns the old price and name of a product that is no longer sold', async () => {
    const { owner, quote } = await saved()
    const { db } = platform.database()
    const before = fieldListOf(quote.items)
    await sql`update catalogue_document set sku = 'ZZZ', skus = '{zzz}' where sku = 'MAT-IND'`.execute(db)
    const [listed] = await list(owner)
    await sql`update catalogue_document set sku = 'MAT-IND', skus = '{mat-ind}' where sku = 'ZZZ'`.execute(db)
    expect(fieldListOf(listed?.items)[1]).toMatchObject({
      name: 'Colchón individual',
      price_incl_tax: before[1]?.price_incl_tax,
      current_price_incl_tax: null,
    })
  })

  test('is saved once under one key', async () => {
    const { owner, guest } = await saved()
    const [first, again] = [
      await save(owner, guest.cartId, { key: 'a' }),
      await save(owner, guest.cartId, { key: 'a' }),
    ]
    expect(again.body).toEqual(first.body)
    expect(await list(owner)).toHaveLength(2)
  })

  test('is its owner’s alone, and its store’s', async () => {
    const { owner, quote } = await saved()
    expect(await list(newOwner())).toEqual([])
    expect(await list(owner, 'de')).toEqual([])
    await platform.post(url('delete', newOwner()), { id: quote.id })
    expect(await list(owner)).toHaveLength(1)
    expect((await platform.post(url('delete', owner), { id: quote.id })).body).toMatchObject({ code: 200 })
    expect(await list(owner)).toEqual([])
  })

  test('past its time is gone', async () => {
    const { owner, guest, quote } = await saved()
    const { db } = platform.database()
    const expired = { expires_at: new Date(0) }
    await db
      .updateTable('saved_quote')
      .set(expired)
      .where('id', '=', textOf(quote.id) ?? '')
      .execute()
    expect(await list(owner)).toEqual([])
    await save(owner, guest.cartId)
    expect(await db.selectFrom('saved_quote').select('id').where('expires_at', '<', new Date()).execute()).toEqual([])
  })

  test('needs a name, something in the cart, and a secret long enough', async () => {
    const owner = newOwner()
    const guest = await asGuest(platform)
    expect((await save(owner, guest.cartId)).body).toMatchObject({ code: 400 })
    await guest.add('MAT-IND')
    expect((await save(owner, guest.cartId, { name: '  ' })).body).toMatchObject({ code: 400 })
    expect((await save(owner, guest.cartId, { name: 'x'.repeat(61) })).body).toMatchObject({ code: 400 })
    expect((await save('short', guest.cartId)).body).toMatchObject({ code: 400 })
    expect((await save(owner, 'nope')).body).toMatchObject({ code: 404 })
    expect(await list(owner)).toEqual([])
  })

  test('of one owner there are so many', async () => {
    const owner = newOwner()
    const guest = await asGuest(platform)
    await guest.add('MAT-IND')
    for (let count = 0; count < QUOTES_MAX; count += 1) await save(owner, guest.cartId)
    expect((await save(owner, guest.cartId)).body).toMatchObject({ code: 400 })
    expect((await listed(owner)).body.result).toMatchObject({ total_count: QUOTES_MAX })
  })

  test('is listed five on a page, the first page by default', async () => {
    const owner = newOwner()
    const guest = await asGuest(platform)
    await guest.add('MAT-IND')
    for (let count = 1; count <= 7; count += 1) await save(owner, guest.cartId, { name: `${count}` })
    const page = async (query: string) => {
      const { items, search_criteria, total_count } = (await listed(owner, query)).body.result ?? {}
      return [
        fieldListOf(items)
          .map(({ name }) => name)
          .join(''),
        search_criteria,
        total_count,
      ]
    }
    expect(await page('')).toEqual(['76543', { page_size: 5, current_page: 1 }, 7])
    expect(await page('&currentPage=2')).toEqual(['21', { page_size: 5, current_page: 2 }, 7])
    expect(await page('&pageSize=3&currentPage=3')).toEqual(['1', { page_size: 3, current_page: 3 }, 7])
    expect(await page('&currentPage=9')).toEqual(['', { page_size: 5, current_page: 9 }, 7])
    for (const query of ['&pageSize=0', `&pageSize=${QUOTES_MAX + 1}`, '&currentPage=0', '&pageSize=x']) {
      expect(await listed(owner, query)).toMatchObject({ status: 400 })
    }
  })
})
