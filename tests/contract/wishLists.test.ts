import { beforeAll, describe, expect, it } from 'vitest'
import { type Answered, asBrowser, codes, newEmail, withForgedSeal, inputOf } from '../testkit/graph/accountBrowser.ts'
import { sharedShop } from '../testkit/servers/sharedShop.ts'
import { plentifulWares, setStock } from '../testkit/shoppers/wares.ts'

const { gateway, platform } = sharedShop()

type Item = { sku: string; product: { name: string; sku: string } | null }
type List = {
  id: string
  name: string
  access: string
  sharingCode: string | null
  isDefault: boolean
  itemCount: number
  items: { nodes: Item[]; totalCount: number }
}
type Kept = Answered & { customer: { wishLists: { nodes: List[]; totalCount: number } } | null }
type Browser = ReturnType<typeof asBrowser>

const ITEMS = 'items(first: 100) { nodes { sku product { name sku } } totalCount }'
const LISTS = `wishLists { nodes { id name access sharingCode isDefault itemCount ${ITEMS} } totalCount }`

async function signedUp(store?: string): Promise<Browser> {
  const browser = asBrowser('', store)
  expect(codes(await browser.signUp(newEmail()))).toEqual([])
  return browser
}
const mutation = (name: string) => async (browser: Browser, input: object) =>
  (await browser.change(name, inputOf(name), {
    input,
    select: `customer { ${LISTS} }`,
  })) as Kept
const create = mutation('createWishList')
const update = mutation('updateWishList')
const remove = mutation('deleteWishList')
const add = mutation('addToWishList')
const take = mutation('removeFromWishList')
const lists = ({ customer }: Kept) => customer?.wishLists.nodes ?? []
const shown = (kept: Kept) => lists(kept).map(({ name, items }) => [name, items.nodes.map(({ sku }) => sku)])
const open = async (browser: Browser, code: string | null | undefined) =>
  (
    await browser.send(`query ($code: String!) { sharedWishList(code: $code) { name ownerName code ${ITEMS} } }`, {
      code,
    })
  ).data?.['sharedWishList']

let [one, two, three] = ['', '', '']
beforeAll(async () => {
  const wares = await plentifulWares(gateway, 3)
  ;[one, two, three] = wares.map(({ sku }) => sku) as [string, string, string]
})

describe('lists of wishes', () => {
  it('are made, named, filled and deleted', async () => {
    const ana = await signedUp()
    const made = await create(ana, { name: ' Sala ', sku: one })
    expect(made).toMatchObject({
      customer: {
        wishLists: { nodes: [{ name: 'Sala', access: 'PUBLIC', isDefault: true, itemCount: 1 }], totalCount: 1 },
      },
      userErrors: [],
      notices: [{ code: 'WISH_LIST_CREATED' }, { code: 'WISH_LIST_PRODUCT_ADDED' }],
    })
    const [sala] = lists(made)
    expect(sala?.sharingCode).toMatch(/^[\w-]{22}$/)
    expect(sala?.items.nodes[0]?.product?.sku).toBe(one)
    await create(ana, { name: 'Regalos', access: 'PRIVATE' })
    expect(shown(await add(ana, { wishListId: sala?.id, sku: two }))).toEqual([
      ['Sala', [one, two]],
      ['Regalos', []],
    ])
    expect(shown(await add(ana, { wishListId: sala?.id, sku: two }))).toEqual([
      ['Sala', [one, two]],
      ['Regalos', []],
    ])
    expect(shown(await take(ana, { wishListId: sala?.id, sku: one }))).toEqual([
      ['Sala', [two]],
      ['Regalos', []],
    ])
    const renamed = await update(ana, { wishListId: sala?.id, name: 'Comedor', access: 'SHARED' })
    expect(lists(renamed)[0]).toMatchObject({ name: 'Comedor', access: 'SHARED', sharingCode: sala?.sharingCode })
    expect(shown(await remove(ana, { wishListId: sala?.id }))).toEqual([['Regalos', []]])
    expect(codes(await remove(ana, { wishListId: sala?.id }))).toEqual([])
  })

  it('are made where there is none when a product is put on the default one, and left by it all at once', async () => {
    const ana = await signedUp()
    expect(shown(await add(ana, { sku: one }))).toEqual([['Favoritos', [one]]])
    await create(ana, { name: 'Otra', sku: one })
    expect(shown(await take(ana, { sku: one }))).toEqual([
      ['Favoritos', []],
      ['Otra', []],
    ])
    expect(codes(await take(ana, { sku: one }))).toEqual([])
  })

  it('are changed once per key, and the key is of one wish', async () => {
    const ana = await signedUp()
    const input = { name: 'Sala', clientMutationId: crypto.randomUUID() }
    const first = await create(ana, input)
    expect(await create(ana, input)).toEqual(first)
    expect(codes(await create(ana, { ...input, name: 'Otra' }))).toEqual(['IDEMPOTENCY_MISMATCH'])
    expect(shown(await add(ana, { sku: one }))).toEqual([['Sala', [one]]])
  })

  it('refuse in plain words: a name that is taken, none, too long; what is unknown; what has no stock', async () => {
    const ana = await signedUp()
    const [sala] = lists(await create(ana, { name: 'Sala' }))
    await create(ana, { name: 'Cocina' })
    const taken = { code: 'WISH_LIST_NAME_TAKEN', field: ['name'], message: 'Ya existe una lista con este nombre.' }
    expect((await create(ana, { name: 'SALA' })).userErrors).toEqual([taken])
    expect((await update(ana, { wishListId: sala?.id, name: 'cocina' })).userErrors).toEqual([taken])
    for (const name of ['  ', 'x'.repeat(31)])
      expect((await create(ana, { name })).userErrors).toMatchObject([{ code: 'INVALID', field: ['name'] }])
    for (const sku of ['NOPE', 'x'.repeat(500), '../../x', ''])
      expect(codes(await add(ana, { sku }))).toEqual(['PRODUCT_NOT_FOUND'])
    await setStock(platform, three, 0)
    const refused = await add(ana, { sku: three })
    await setStock(platform, three, 500)
    expect(refused.userErrors).toMatchObject([{ code: 'WISH_LIST_OUT_OF_STOCK', field: ['sku'] }])
    expect(shown(refused)).toEqual([
      ['Sala', []],
      ['Cocina', []],
    ])
    for (let count = 2; count < 20; count += 1) expect(codes(await create(ana, { name: `L${count}` }))).toEqual([])
    expect(codes(await create(ana, { name: 'Una más' }))).toEqual(['WISH_LIST_LIMIT'])
  })

  it('are sorted by name and by what things cost now', async () => {
    const ana = await signedUp()
    for (const sku of [one, two, three]) await add(ana, { sku })
    const sorted = async (sort: string) => {
      const { data } = await ana.send(
        `{ viewer { customer { wishLists { nodes { items(sort: ${sort}) { nodes { product { name price { final { amount } } } } } } } } } }`,
      )
      const viewer = data?.['viewer'] as {
        customer: {
          wishLists: {
            nodes: { items: { nodes: { product: { name: string; price: { final: { amount: string } } } }[] } }[]
          }
        }
      }
      return viewer.customer.wishLists.nodes[0]!.items.nodes.map(({ product }) => product)
    }
    const names = (await sorted('ALPHABETICAL')).map(({ name }) => name)
    expect(names).toEqual(names.toSorted(new Intl.Collator('es-MX').compare))
    const prices = (await sorted('PRICE_ASC')).map(({ price }) => Number(price.final.amount))
    expect(prices).toHaveLength(3)
    expect(prices).toEqual(prices.toSorted((left, right) => left - right))
    expect((await sorted('PRICE_DESCENDING')).map(({ price }) => Number(price.final.amount))).toEqual(
      prices.toReversed(),
    )
  })

  it('come in pages', async () => {
    const ana = await signedUp()
    for (const name of ['A', 'B', 'C']) await create(ana, { name })
    const page = async (given: string) => {
      const { data } = await ana.send(
        `{ viewer { customer { wishLists(${given}) { nodes { name } pageInfo { endCursor hasNextPage } totalCount } } } }`,
      )
      return (data!['viewer'] as { customer: { wishLists: { pageInfo: { endCursor: string } } } }).customer.wishLists
    }
    const first = await page('first: 2')
    expect(first).toMatchObject({
      nodes: [{ name: 'A' }, { name: 'B' }],
      pageInfo: { hasNextPage: true },
      totalCount: 3,
    })
    expect(await page(`first: 2, after: "${first.pageInfo.endCursor}"`)).toMatchObject({ nodes: [{ name: 'C' }] })
    expect(await page('last: 1')).toMatchObject({ nodes: [{ name: 'C' }] })
  })
})

describe('whose lists they are', () => {
  it('those of another customer are neither read, changed, removed nor discovered', async () => {
    const [ana, eva, guest] = [await signedUp(), await signedUp(), asBrowser()]
    const [sala] = lists(await create(ana, { name: 'Sala', access: 'PRIVATE', sku: one }))
    const altered = Buffer.from(JSON.stringify(['WishList', 'hogar', '999999'])).toString('base64url')
    const elsewhere = Buffer.from(JSON.stringify(['WishList', 'de', '1'])).toString('base64url')
    for (const wishListId of [sala?.id, altered, elsewhere, 'nonsense']) {
      for (const change of [
        add(eva, { wishListId, sku: one }),
        update(eva, { wishListId, name: 'Robada' }),
        remove(eva, { wishListId }),
        take(eva, { wishListId, sku: one }),
      ])
        expect(await change).toMatchObject({
          customer: { wishLists: { nodes: [] } },
          userErrors: [{ code: 'WISH_LIST_NOT_FOUND' }],
        })
    }
    const node = async (browser: Browser) =>
      (await browser.send('query ($id: ID!) { node(id: $id) { ... on WishList { name } } }', { id: sala?.id })).data
    expect(await node(ana)).toEqual({ node: { name: 'Sala' } })
    expect(await node(eva)).toEqual({ node: null })
    expect(await node(guest)).toEqual({ node: null })
    expect(shown(await add(ana, { wishListId: sala?.id, sku: two }))).toEqual([['Sala', [one, two]]])
  })

  it('a guest is refused as signed out, also with a forged or expired cookie', async () => {
    const ana = await signedUp()
    await create(ana, { name: 'Sala' })
    const forged = asBrowser(withForgedSeal(ana.cookie()))
    await ana.logout()
    for (const browser of [asBrowser(), forged, ana])
      for (const change of [create(browser, { name: 'X' }), add(browser, { sku: one }), take(browser, { sku: one })])
        expect(await change).toMatchObject({ customer: null, userErrors: [{ code: 'SIGNED_OUT' }] })
  })
})

describe('a list that others may read', () => {
  it('opens by its code, in its store, and shows the owner’s name only where it is public', async () => {
    const [ana, guest] = [await signedUp(), asBrowser()]
    const [sala] = lists(await create(ana, { name: 'Sala', sku: one }))
    expect(await open(guest, sala?.sharingCode)).toMatchObject({
      name: 'Sala',
      ownerName: 'Ana',
      code: sala?.sharingCode,
      items: { nodes: [{ sku: one, product: { sku: one } }], totalCount: 1 },
    })
    await update(ana, { wishListId: sala?.id, access: 'SHARED' })
    expect(await open(guest, sala?.sharingCode)).toMatchObject({ name: 'Sala', ownerName: null })
    expect(await open(asBrowser('', 'de'), sala?.sharingCode)).toBeNull()
    const closed = await update(ana, { wishListId: sala?.id, access: 'PRIVATE' })
    expect(lists(closed)).toMatchObject([{ access: 'PRIVATE', sharingCode: null }])
    expect(await open(guest, sala?.sharingCode)).toBeNull()
    const [again] = lists(await update(ana, { wishListId: sala?.id, access: 'PUBLIC' }))
    expect(again?.sharingCode).not.toBe(sala?.sharingCode)
    expect(await open(guest, sala?.sharingCode)).toBeNull()
    expect(await open(guest, again?.sharingCode)).toMatchObject({ name: 'Sala' })
  })

  it('cannot be found by trying codes', async () => {
    const thief = asBrowser()
    for (let count = 0; count < 20; count += 1) expect(await open(thief, crypto.randomUUID())).toBeNull()
    const { errors } = await thief.send('{ sharedWishList(code: "aaaaaaaaaaaaaaaaaaaaaa") { name } }')
    expect(errors).toMatchObject([{ extensions: { code: 'RATE_LIMITED' } }])
  })
})
