import { sql } from 'kysely'
import type { KyselyPlugin } from 'kysely'
import { expect, test } from 'vitest'
import { asGuest } from '../testing/shopper.ts'
import { withPlatform } from '../testing/withPlatform.ts'
import type { Json } from '../testing/withPlatform.ts'
import { storeStock } from './stockRepository.ts'
import { answerStockWishes } from './stockWishes.ts'

const platform = withPlatform()
const wish = (body: Record<string, unknown>) => platform.post('/api/stock/notify', body)
const setStock = (sku: string, qty: number) => platform.put(`/api/stock/${sku}`, { qty })
const mailsTo = async (recipient: string) =>
  (await platform.get(`/outbox?recipient=${recipient}`)).body as unknown as Json[]

test('one mail per sku and address, in the store’s language, when stock comes, and never again', async () => {
  const [ana, jan] = ['ana@wish.example', 'jan@wish.example']
  expect((await wish({ sku: 'FOCO', email: ana, storeCode: 'hogar' })).body).toEqual({
    code: 200,
    result: { sku: 'FOCO', email: ana },
  })
  await wish({ sku: 'FOCO', email: ' ANA@wish.example', storeCode: 'hogar' })
  await wish({ sku: 'FOCO', email: jan, storeCode: 'de' })
  expect(await mailsTo(ana)).toEqual([])

  expect((await setStock('FOCO', 3)).body.result).toMatchObject({ qty: 3, is_in_stock: true })
  expect(await mailsTo(ana)).toMatchObject([{ channel: 'email', subject: 'Ya está de vuelta: Foco LED' }])
  expect(await mailsTo(jan)).toMatchObject([{ subject: 'Wieder da: Foco LED' }])

  await setStock('FOCO', 0)
  await setStock('FOCO', 2)
  expect(await mailsTo(ana)).toHaveLength(1)
})

test('stock that an import brings answers wishes too', async () => {
  await setStock('PIL', 0)
  await wish({ sku: 'PIL', email: 'eva@wish.example', storeCode: 'it' })
  const entry = { sku: 'PIL', product_id: 10, qty: 4, is_in_stock: true, manage_stock: true }
  await storeStock(platform.database().db, [entry], 'kept')
  expect(await mailsTo('eva@wish.example')).toEqual([])
  await storeStock(platform.database().db, [entry], 'replaced')
  expect(await mailsTo('eva@wish.example')).toMatchObject([{ subject: 'È di nuovo disponibile: Almohada' }])
})

test('a change of stock looks at the alerts of the changed SKU alone', async () => {
  await platform.database().db.insertInto('stock_wish').values({ sku: 'LAMP', email: 'otro@wish.example', store_code: 'hogar' }).execute() // prettier-ignore
  await setStock('PIL', 5)
  expect(await mailsTo('otro@wish.example')).toEqual([])
  await setStock('LAMP', 5)
  expect(await mailsTo('otro@wish.example')).toHaveLength(1)
})

test('an order that takes the last piece leaves room for a wish, and search follows both ways', async () => {
  const guest = await asGuest(platform)
  await guest.add('MAT-IND', 10)
  expect((await guest.order({ products: [{ sku: 'MAT-IND', qty: 10, price: 1 }] })).body).toMatchObject({ code: 200 })
  expect((await wish({ sku: 'MAT-IND', email: 'leo@wish.example' })).status).toBe(200)
  const isListed = async () => {
    const request = JSON.stringify({
      _appliedFilters: [
        { attribute: 'sku', value: 'MAT-IND' },
        { attribute: 'stock.is_in_stock', value: { eq: true } },
      ],
    })
    const url = `/api/catalog/vue_storefront_catalog/product/_search?request_format=search-query&request=${request}`
    return (await platform.get(url)).body.hits!.total as unknown as number
  }
  expect(await isListed()).toBe(0)
  await setStock('MAT-IND', 1)
  expect(await isListed()).toBe(1)
  expect(await mailsTo('leo@wish.example')).toHaveLength(1)
})

test.each([
  ['an unknown sku', { sku: 'NOPE', email: 'a@b.mx' }, 404, 'The Product with the "NOPE" SKU doesn\'t exist.'],
  ['what is in stock', { sku: 'LAMP', email: 'a@b.mx' }, 400, '"LAMP" is in stock'],
  ['what is never counted', { sku: 'GARANTIA', email: 'a@b.mx' }, 400, '"GARANTIA" is in stock'],
  [
    'a parent of variants',
    { sku: 'SOFA', email: 'a@b.mx' },
    400,
    '"SOFA" has no stock of its own: name the variant or part',
  ],
  ['no address', { sku: 'FOCO', email: 'ana at home' }, 400, 'email must be an e-mail address'],
  ['an unknown store', { sku: 'FOCO', email: 'a@b.mx', storeCode: 'xx' }, 400, 'Unknown store xx'],
  ['no sku', { email: 'a@b.mx' }, 400, expect.stringContaining('sku')],
])('%s is refused', async (...[, body, code, result]) => {
  expect(await wish(body)).toMatchObject({ status: code, body: { code, result } })
})

test('stock is set of known skus, in whole units', async () => {
  expect((await setStock('NOPE', 1)).status).toBe(404)
  expect((await setStock('LAMP', -1)).status).toBe(400)
})

test('what a store does not sell takes no alert; alerts of what it sells no longer wait until it does', async () => {
  const { db } = platform.database()
  await storeStock(db, [{ sku: 'VIEJO', product_id: 12, qty: 0, is_in_stock: false, manage_stock: true }], 'replaced')
  expect(await wish({ sku: 'VIEJO', email: 'rosa@wish.example' })).toMatchObject({ status: 404 })
  const product = db.updateTable('catalogue_document').where('sku', '=', 'VIEJO')
  await product.set({ status: 1 }).execute()
  expect(await wish({ sku: 'VIEJO', email: 'rosa@wish.example' })).toMatchObject({ status: 200 })
  await product.set({ status: 2 }).execute()
  await setStock('VIEJO', 3)
  expect(await mailsTo('rosa@wish.example')).toEqual([])
  await product.set({ status: 1 }).execute()
  await setStock('VIEJO', 4)
  expect(await mailsTo('rosa@wish.example')).toMatchObject([{ subject: 'Ya está de vuelta: Descontinuado' }])
  await product.set({ status: 2 }).execute()
})

test('a variant without a document of its own is named as its product; many alerts take few statements', async () => {
  const { db } = platform.database()
  await sql`delete from catalogue_document where sku = 'SOFA-AZUL'`.execute(db)
  await sql`
    insert into stock_wish (sku, email, store_code)
    select 'SOFA-AZUL', number || '@many.example', case number % 2 when 0 then 'hogar' else 'de' end
    from generate_series(1, 1200) number`.execute(db)
  let statements = 0
  const counter: KyselyPlugin = {
    transformQuery: ({ node }) => {
      statements += 1
      return node
    },
    transformResult: ({ result }) => Promise.resolve(result),
  }
  await setStock('SOFA-AZUL', 0)
  await sql`update stock set qty = 3, is_in_stock = true where sku = 'SOFA-AZUL'`.execute(db)
  await answerStockWishes(db.withPlugin(counter), ['SOFA-AZUL'])
  expect(statements).toBeLessThanOrEqual(4)
  expect(await mailsTo('1200@many.example')).toMatchObject([{ subject: 'Ya está de vuelta: Sofá Oslo' }])
  expect(await mailsTo('1199@many.example')).toMatchObject([{ subject: 'Wieder da: Sofa Oslo' }])
})
