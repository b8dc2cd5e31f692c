import { expect, test } from 'vitest'
import { asGuest } from '../testing/shopper.ts'
import { withPlatform } from '../testing/withPlatform.ts'
import type { Json } from '../testing/withPlatform.ts'
import { storeStock } from './stockRepository.ts'

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
