import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createGraphClient } from '../testing/createGraphClient.ts'
import { startFakePlatform } from '../testing/startFakePlatform.ts'
import { startFakeServer } from '../testing/startFakeServer.ts'

const ROOM = {
  id: 1,
  slug: 'sala-gris',
  kind: 'living',
  kind_name: 'Sala',
  title: 'Sala <b>gris</b>',
  summary: 'Una sala tranquila.',
  text: '<p onclick="x()">Mide <script>alert(1)</script>primero.</p>',
  image: '/rooms/sala-gris.jpg',
  image_alt: 'Una sala',
  updated_at: '2026-09-01T00:00:00.000Z',
  points: [
    { sku: 'SOFA', child_sku: 'SOFA-BLU', x: 40, y: 60.5 },
    { sku: 'LAMP', child_sku: null, qty: 4, x: 12, y: 30 },
    { sku: 'NO-LONGER-SOLD', child_sku: 'NO-LONGER-SOLD-1', x: 80, y: 30 },
    { sku: 'SKU-1', child_sku: null, x: 101, y: 30 },
    { child_sku: 'X', x: 1, y: 1 },
  ],
  alternates: [
    { store_code: 'de', slug: 'graues-wohnzimmer' },
    { store_code: 'hogar', slug: 'y' },
  ],
}
const POINTS = 'points { x y quantity product { sku } variant { sku } }'

let platform: Awaited<ReturnType<typeof startFakePlatform>>
let shopper: ReturnType<typeof createGraphClient>
beforeEach(async () => {
  platform = await startFakePlatform()
  platform.rooms.push(ROOM)
  shopper = createGraphClient(platform.url)
})
afterEach(async () => {
  await shopper.close()
  await platform.close()
})

describe('a furnished room', () => {
  test('is read by its name, its words sanitised, with its products and its names in other stores', async () => {
    const { data, errors } = await shopper.query(`{ room(slug: "sala-gris") {
      slug path title summary text kind { code name } image { path alt } updatedAt ${POINTS}
      alternates { path store { code } }
    } }`)
    expect(errors).toEqual([])
    expect(data.room).toEqual({
      slug: 'sala-gris',
      path: '/inspiracion/sala-gris',
      title: 'Sala gris',
      summary: 'Una sala tranquila.',
      text: '<p>Mide primero.</p>',
      kind: { code: 'living', name: 'Sala' },
      image: { path: 'rooms/sala-gris', alt: 'Una sala' },
      updatedAt: '2026-09-01T00:00:00.000Z',
      points: [
        { x: 40, y: 60.5, quantity: 1, product: { sku: 'SOFA' }, variant: { sku: 'SOFA-BLU' } },
        { x: 12, y: 30, quantity: 4, product: { sku: 'LAMP' }, variant: null },
        { x: 80, y: 30, quantity: 1, product: null, variant: null },
      ],
      alternates: [{ path: '/inspiracion/graues-wohnzimmer', store: { code: 'de' } }],
    })
  })

  test('reads the products of all rooms by one search for each kind of SKU', async () => {
    for (let at = 0; at < 20; at += 1) platform.rooms.push({ ...ROOM, id: at + 2, slug: `sala-${at}` })
    const { data, calls } = await shopper.query(`{ rooms { ${POINTS} } }`)
    expect(data.rooms).toHaveLength(21)
    expect(calls).toEqual({ roomList: 1, catalogueSearch: 2 })
  })

  test('is named by the products in it, with one call for a whole list', async () => {
    const { data, calls } = await shopper.query('{ search(term: "producto", first: 50) { nodes { rooms { slug } } } }')
    expect(data.search.nodes).toHaveLength(50)
    expect(calls).toEqual({ catalogueSearch: 1, roomList: 1 })
    const one = await shopper.query('{ product(by: { sku: "SOFA" }) { rooms { slug } } }')
    expect(one.data.product.rooms).toEqual([{ slug: 'sala-gris' }])
  })

  test('that the platform does not have is null, and a platform without rooms has none', async () => {
    const QUERY = '{ room(slug: "nada") { slug } rooms { slug } product(by: { sku: "SOFA" }) { rooms { slug } } }'
    const { data } = await shopper.query(QUERY)
    expect([data.room, data.rooms]).toEqual([null, [{ slug: 'sala-gris' }]])
    const bare = await startFakeServer((_request, response) =>
      response.writeHead(404, { 'content-type': 'text/html' }).end('no such call'),
    )
    const client = createGraphClient(bare.url)
    expect((await client.query('{ room(slug: "nada") { slug } rooms { slug } }')).data).toEqual({
      room: null,
      rooms: [],
    })
    await client.close()
    await bare.close()
  })

  test('is a node, and stands in the sitemap with the list of all', async () => {
    const { id } = (await shopper.query('{ room(slug: "sala-gris") { id } }')).data.room
    expect((await shopper.query(`{ node(id: "${id}") { ... on Room { slug } } }`)).data.node).toEqual({
      slug: 'sala-gris',
    })
    const { data } = await shopper.query('{ sitemap(part: 0) { entries { path alternates { path store { code } } } } }')
    const entries = data.sitemap.entries.filter(({ path }: { path: string }) => path.startsWith('/inspiracion'))
    expect(entries).toEqual([
      { path: '/inspiracion', alternates: [{ path: '/inspiracion', store: { code: 'de' } }] },
      {
        path: '/inspiracion/sala-gris',
        alternates: [{ path: '/inspiracion/graues-wohnzimmer', store: { code: 'de' } }],
      },
    ])
  })
})
