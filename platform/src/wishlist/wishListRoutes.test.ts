import { expect, test } from 'vitest'
import { asCustomer } from '../testing/customer.ts'
import { withPlatform } from '../testing/withPlatform.ts'
import { WISH_LIST_ITEMS_MAX, WISH_LISTS_MAX } from './limits.ts'

const platform = withPlatform()

type List = Readonly<{ wishlist_id: number; name: string; sharing_code: string; items: readonly { sku: string }[] }>

async function wisher(email: string, storeCode = 'hogar') {
  const { token } = await asCustomer(platform, email)
  const at = (call: string, query = '') => `/api/wishlist/${call}?token=${token}&storeCode=${storeCode}${query}`
  const create = (name: string, access_type?: string, headers?: Record<string, string>) =>
    platform.post(at('create'), { wishlist_name: name, access_type }, headers)
  return {
    token,
    create,
    made: async (name: string, access_type?: string) =>
      (await create(name, access_type)).body.result as unknown as Pick<List, 'wishlist_id' | 'sharing_code'>,
    lists: async () => (await platform.get(at('lists'))).body.result as unknown as readonly List[],
    update: (wishlist_id: number, wishlist_name: string, access_type?: string) =>
      platform.put(at('update'), { wishlist_id, wishlist_name, access_type }),
    add: (wishlist_id: number, sku: string) => platform.post(at('add-item'), { wishlist_id, sku }),
    remove: (call: string, query: string) => platform.delete(at(call, query)),
  }
}
const open = (code: string, storeCode = 'hogar') => platform.get(`/api/wishlist/shared/${code}?storeCode=${storeCode}`)

test('lists are made, renamed, filled and deleted; the first is the default', async () => {
  const ana = await wisher('lista@example.mx')
  const sala = await ana.made('  Sala ')
  const regalos = await ana.made('Regalos', 'private')
  expect(sala.sharing_code).toMatch(/^[\w-]{22}$/)
  const item = (await ana.add(sala.wishlist_id, 'LAMP')).body.result as unknown as number
  expect((await ana.add(sala.wishlist_id, 'LAMP')).body.result).toBe(item)
  await ana.add(sala.wishlist_id, 'SOFA')
  expect(await ana.lists()).toMatchObject([
    {
      name: 'Sala',
      access_type: 'public',
      is_default: true,
      items: [
        { sku: 'LAMP', product_id: 4, wishlist_item_id: item },
        { sku: 'SOFA', product_id: 1 },
      ],
    },
    { name: 'Regalos', access_type: 'private', is_default: false, items: [] },
  ])
  expect((await ana.update(regalos.wishlist_id, 'Navidad')).body.result).toEqual(regalos)
  await ana.remove('remove-item', `&item_id=${item}`)
  expect((await ana.lists()).map(({ name, items }) => [name, items.map(({ sku }) => sku)])).toEqual([
    ['Sala', ['SOFA']],
    ['Navidad', []],
  ])
  await ana.remove('delete', `&list_id=${sala.wishlist_id}`)
  expect(await ana.lists()).toMatchObject([{ name: 'Navidad', is_default: true }])
})

test('a product leaves every list at once', async () => {
  const ana = await wisher('todas@example.mx')
  for (const name of ['A', 'B']) await ana.add((await ana.made(name)).wishlist_id, 'LAMP')
  expect((await ana.remove('remove-product', '&sku=LAMP')).body.result).toEqual({ removed: 2 })
  expect((await ana.lists()).flatMap(({ items }) => items)).toEqual([])
})

test('a name is used once, in any case, also by renaming and by two at once', async () => {
  const ana = await wisher('nombres@example.mx')
  const refused = { status: 400, body: { code: 400, result: 'Wishlist name already exists' } }
  await ana.made('Sala')
  expect(await ana.create(' SALA ')).toMatchObject(refused)
  expect(await ana.update((await ana.made('Cocina')).wishlist_id, 'sala')).toMatchObject(refused)
  const both = await Promise.all([ana.create('Jardín'), ana.create('jardín')])
  expect(both.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(both.filter(({ status }) => status === 400)).toHaveLength(1)
  const eva = await wisher('otros.nombres@example.mx')
  expect(await eva.create('Sala')).toMatchObject({ status: 200 })
})

test('the same key makes one list', async () => {
  const ana = await wisher('llave@example.mx')
  const [first, second] = [await ana.create('Sala', 'shared', { 'idempotency-key': 'k' }), await ana.create('Sala', 'shared', { 'idempotency-key': 'k' })] // prettier-ignore
  expect(second.body).toEqual(first.body)
  expect(await ana.lists()).toHaveLength(1)
})

test.each([
  ['without stock', 'FOCO', 400, 'Cannot add product without stock to wishlist.'],
  ['that is no longer sold', 'VIEJO', 404, 'The Product with the "VIEJO" SKU doesn\'t exist.'],
  ['unknown', 'NOPE', 404, 'The Product with the "NOPE" SKU doesn\'t exist.'],
])('a product %s is refused', async (...[, sku, code, result]) => {
  const ana = await wisher(`${crypto.randomUUID()}@example.mx`)
  const { wishlist_id } = await ana.made('Sala')
  expect(await ana.add(wishlist_id, sku)).toMatchObject({ status: code, body: { code, result } })
})

test('names, lists and the products of a list are bounded', async () => {
  const ana = await wisher('tope@example.mx')
  for (const name of ['', '  ', 'x'.repeat(31)]) expect((await ana.create(name)).status).toBe(400)
  expect((await ana.create('Sala', 'secret')).status).toBe(400)
  const { wishlist_id } = await ana.made('x'.repeat(30))
  for (let count = 1; count < WISH_LISTS_MAX; count++) await ana.made(`Lista ${count}`)
  expect(await ana.create('Una más')).toMatchObject({
    status: 400,
    body: { result: 'At most 20 wishlists may be kept' },
  })
  const items = Array.from({ length: WISH_LIST_ITEMS_MAX }, (_, index) => ({ wish_list_id: wishlist_id, product_id: index, sku: `S${index}` })) // prettier-ignore
  await platform.database().db.insertInto('wish_list_item').values(items).execute()
  expect(await ana.add(wishlist_id, 'LAMP')).toMatchObject({ status: 400, body: { result: 'At most 100 products may be on a wishlist' } }) // prettier-ignore
})

test('lists open for their owner alone, and nothing reveals those of others', async () => {
  const ana = await wisher('dueña.lista@example.mx')
  const eva = await wisher('ajena.lista@example.mx')
  const { wishlist_id } = await ana.made('Sala')
  const item = (await ana.add(wishlist_id, 'LAMP')).body.result as unknown as number
  await eva.made('Mía')
  const gone = { status: 404, body: { result: 'No such wishlist' } }
  expect(await eva.add(wishlist_id, 'LAMP')).toMatchObject(gone)
  expect(await eva.update(wishlist_id, 'Robada')).toMatchObject(gone)
  expect(await eva.remove('delete', `&list_id=${wishlist_id}`)).toMatchObject(gone)
  expect(await eva.remove('remove-item', `&item_id=${item}`)).toMatchObject({ status: 404 })
  expect((await eva.remove('remove-product', '&sku=LAMP')).body.result).toEqual({ removed: 0 })
  expect(await ana.lists()).toMatchObject([{ name: 'Sala', items: [{ sku: 'LAMP' }] }])
  const [{ customer_id }] = (await ana.lists()) as unknown as [{ customer_id: number }]
  expect(await platform.get(`/api/wishlist/lists?token=${eva.token}&customer_id=${customer_id}`)).toMatchObject({ status: 403 }) // prettier-ignore
  for (const token of ['', 'nobody'])
    expect(await platform.get(`/api/wishlist/lists?token=${token}`)).toMatchObject({ status: 401 })
  await platform
    .database()
    .db.updateTable('customer_token')
    .set({ expires_at: new Date(0) })
    .execute()
  expect(await platform.get(`/api/wishlist/lists?token=${ana.token}`)).toMatchObject({ status: 401 })
})

test('a code opens a list that others may read, in its store; the owner is named by a public one alone', async () => {
  const ana = await wisher('comparte@example.mx')
  const [open1, shared, hidden] = [await ana.made('P'), await ana.made('S', 'shared'), await ana.made('X', 'private')]
  await ana.add(open1.wishlist_id, 'LAMP')
  expect((await open(open1.sharing_code)).body.result).toEqual({
    name: 'P',
    sharing_code: open1.sharing_code,
    access_type: 'public',
    owner: 'Ana',
    items: [{ wishlist_item_id: expect.any(Number), product_id: 4, sku: 'LAMP', added_at: expect.any(String) }],
  })
  expect((await open(shared.sharing_code)).body.result).toMatchObject({ name: 'S', owner: null })
  for (const answer of [
    await open(hidden.sharing_code),
    await open(open1.sharing_code, 'de'),
    await open('A'.repeat(22)),
  ])
    expect(answer).toMatchObject({ status: 404, body: { result: 'No such wishlist' } })
})

test('a list that was made private is not opened again by an old link', async () => {
  const ana = await wisher('cierra@example.mx')
  const { wishlist_id, sharing_code } = await ana.made('Sala', 'shared')
  await ana.update(wishlist_id, 'Sala', 'private')
  const again = (await ana.update(wishlist_id, 'Sala', 'shared')).body.result as unknown as List
  expect((await open(sharing_code)).status).toBe(404)
  expect((await open(again.sharing_code)).status).toBe(200)
})

test('each store has its own lists', async () => {
  const { token } = await asCustomer(platform, 'tiendas@example.mx')
  await platform.post(`/api/wishlist/create?token=${token}&storeCode=de`, { wishlist_name: 'Wohnzimmer' })
  expect((await platform.get(`/api/wishlist/lists?token=${token}`)).body.result).toEqual([])
  expect((await platform.get(`/api/wishlist/lists?token=${token}&storeCode=de`)).body.result).toHaveLength(1)
})
