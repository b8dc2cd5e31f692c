import { expect, test } from 'vitest'
import { findStore } from '../stores.ts'
import { testRooms } from '../testing/testRooms.ts'
import { withPlatform } from '../testing/withPlatform.ts'
import { seedRooms } from './seedRooms.ts'

const platform = withPlatform()
const EDITOR = { 'x-moderation-key': 'mk-test' }
const PATH = '/api/ext/rooms'
const POINTS = [{ sku: 'LAMP', x: 10, y: 20.5 }]
const list = async (storeCode = 'hogar') =>
  (await platform.get(`${PATH}?storeCode=${storeCode}`)).body.result!.items as unknown as Record<string, unknown>[]
const put = (fields: object, headers: Record<string, string> = EDITOR) =>
  platform.put(
    PATH,
    {
      storeCode: 'hogar',
      id: 9,
      slug: 'terraza',
      kind: 'outdoor',
      kind_name: 'Terraza',
      title: 'Terraza',
      image: '/scenes/terrace.jpg',
      image_alt: 'Una terraza',
      points: POINTS,
      ...fields,
    },
    headers,
  )

test('a store lists its furnished rooms, each with its products and its names in other stores', async () => {
  const [room, ...others] = await list()
  expect(others).toEqual([])
  expect(room).toMatchObject({ slug: 'sala-gris', kind: 'living', title: 'Sala gris', kind_name: 'Sala' })
  expect(room!.points).toEqual(testRooms(findStore('hogar')!)[0]!.points)
  expect(room!.alternates).toContainEqual({ store_code: 'de', slug: 'sala-de' })
  expect((await platform.get(`${PATH}/sala-gris`)).body.result).toEqual(room)
  expect((await platform.get(`${PATH}/sala-gris?storeCode=de`)).status).toBe(404)
  expect((await platform.get(`${PATH}/nada`)).status).toBe(404)
})

test('an editor creates, replaces and removes a room with the key alone', async () => {
  expect((await put({}, {})).status).toBe(403)
  expect((await put({})).body).toEqual({ code: 200, result: { slug: 'terraza' } })
  expect((await put({ title: 'Terraza grande' })).status).toBe(200)
  expect((await platform.get(`${PATH}/terraza`)).body.result).toMatchObject({
    title: 'Terraza grande',
    points: [{ sku: 'LAMP', child_sku: null, qty: 1, x: 10, y: 20.5 }],
  })
  expect((await platform.delete(`${PATH}?storeCode=hogar&slug=terraza`)).status).toBe(403)
  expect((await platform.delete(`${PATH}?storeCode=hogar&slug=terraza`, undefined, EDITOR)).status).toBe(200)
  expect((await platform.delete(`${PATH}?storeCode=hogar&slug=terraza`, undefined, EDITOR)).status).toBe(404)
})

test.each([
  ['another room has the number', { id: 1 }, 409],
  ['a point is outside of the picture', { points: [{ ...POINTS[0], x: 101 }] }, 400],
  ['it has no point', { points: [] }, 400],
  ['it has too many points', { points: Array.from({ length: 21 }, () => POINTS[0]) }, 400],
  ['the picture is elsewhere', { image: 'https://x.example/a.jpg' }, 400],
  ['the store is unknown', { storeCode: 'nowhere' }, 400],
])('a room is refused when %s', async (_why, fields, status) => {
  expect((await put(fields)).status).toBe(status)
})

test('a room that an editor changed outlives the next seed', async () => {
  await put({ id: 1, slug: 'sala-gris', title: 'Sala de la casa' })
  const store = findStore('hogar')!
  await seedRooms(platform.database().db, store, testRooms(store))
  expect((await list()).map(({ title }) => title)).toEqual(['Sala de la casa'])
})
