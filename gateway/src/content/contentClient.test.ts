import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { toGlobalId } from '../graph/globalId.ts'
import { createGraphClient } from '../testing/createGraphClient.ts'
import { startFakePlatform } from '../testing/startFakePlatform.ts'

let platform: Awaited<ReturnType<typeof startFakePlatform>>
let shopper: ReturnType<typeof createGraphClient>
beforeAll(async () => {
  platform = await startFakePlatform()
  shopper = createGraphClient(platform.url)
  const page = { active: true, content: 'x' }
  platform.documents.cms_page?.push(
    { ...page, id: 10, identifier: 'envios', title: 'De otra tienda', store_id: [3] },
    { ...page, id: 11, identifier: 'envios', title: 'Envíos', store_id: [5] },
    { ...page, id: 12, identifier: 'apagada', title: 'Apagada', store_id: [0], active: false },
    ...Array.from({ length: 200 }, (_page, index) => ({
      ...page,
      id: 100 + index,
      identifier: `ayuda-${index}`,
      title: 'Ayuda',
      store_id: [0],
    })),
  )
})
beforeEach(() => void (platform.seen.length = 0))
afterAll(async () => {
  await shopper.close()
  await platform.close()
})

const asked = () => platform.seen.filter(({ path }) => path.endsWith('/cms_page/_search'))

test.each([
  ['envios', { title: 'Envíos' }],
  ['ayuda-199', { title: 'Ayuda' }],
  ['apagada', null],
  ['nowhere', null],
])('the editors’ page %s of the store is %j, by its identifier and by its id', async (identifier, page) => {
  const { data, errors } = await shopper.query(
    `query ($identifier: String!, $id: ID!) { cmsPage(identifier: $identifier) { title } node(id: $id) { ... on CmsPage { title } } }`,
    { identifier, id: toGlobalId('CmsPage', 'hogar', identifier) },
  )
  expect(errors).toEqual([])
  expect(data).toEqual({ cmsPage: page, node: page })
})

test('all pages of the editors are listed at once, 500 at most', async () => {
  const { data, errors } = await shopper.query('{ sitemap(part: 0) { entries { path } } }')
  expect(errors).toEqual([])
  const listed = data.sitemap.entries.filter(({ path }: { path: string }) => path.startsWith('/i/ayuda-'))
  expect(listed).toHaveLength(200)
  expect(asked().map(({ query }) => query.get('size'))).toEqual(['500'])
})
