import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
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

const asked = (entity: string) => platform.seen.filter(({ path }) => path.endsWith(`/${entity}/_search`))

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
  expect(asked('cms_page').map(({ query }) => query.get('size'))).toEqual(['500'])
})

describe('blocks of the editors', () => {
  const SEEN = 200
  beforeAll(() => {
    platform.documents.cms_block?.push(
      { id: 3, identifier: 'aviso', title: 'De otra tienda', store_id: [3], active: true, content: 'x' },
      { id: 4, identifier: 'aviso', title: 'Aviso', store_id: [5], active: true, content: '<b onclick="x()">Hoy</b>' },
      { id: 5, identifier: 'apagado', title: 'Apagado', store_id: [0], active: false, content: 'x' },
      ...Array.from({ length: SEEN }, (_block, index) => ({
        id: 100 + index,
        identifier: `zona-${index}`,
        title: 'Zona',
        store_id: [0],
        active: true,
        content: 'x',
      })),
    )
  })
  const blocks = async (named: string) => {
    const { data, errors } = await shopper.query(`{ cmsBlocks${named} { identifier title content } }`)
    return { errors: errors.map(({ code }) => code), blocks: data?.cmsBlocks ?? null }
  }

  test('are given by name, in the order asked, each once, safe, and only those of the store', async () => {
    expect(await blocks('(identifiers: ["pie", "nowhere", "ajeno", "aviso", "apagado", "pie"])')).toEqual({
      errors: [],
      blocks: [
        { identifier: 'pie', title: 'Pie', content: '<p>Pie</p>' },
        { identifier: 'aviso', title: 'Aviso', content: '<b>Hoy</b>' },
      ],
    })
    expect(asked('cms_block')).toHaveLength(1)
  })

  test('are listed 150 at a time by default, 500 at most', async () => {
    expect((await blocks('')).blocks).toHaveLength(150)
    expect((await blocks('(first: 500)')).blocks).toHaveLength(SEEN + 2)
    expect((await blocks('(first: 3)')).blocks.map(({ identifier }: { identifier: string }) => identifier)).toEqual([
      'aviso',
      'pie',
      'zona-0',
    ])
    expect(new Set(asked('cms_block').map(({ query }) => query.get('size')))).toEqual(new Set(['500']))
  })

  test.each(['(first: 501)', '(first: 0)', `(identifiers: [${Array.from({ length: 51 }, () => '"a"').join()}])`])(
    'refuse %s',
    async (named) => {
      expect(await blocks(named)).toEqual({ errors: ['BAD_USER_INPUT'], blocks: null })
    },
  )

  test.each([
    [404, { errors: 0, blocks: [] }],
    [500, { errors: 1, blocks: null }],
  ])('of a platform that answers %i, as one does that knows no such thing, are %j', async (status, answer) => {
    platform.faults.set('/api/catalog/vue_storefront_catalog/cms_block', status)
    const newcomer = createGraphClient(platform.url, 'newcomer')
    const { data, errors } = await newcomer.query('{ cmsBlocks { identifier } }')
    platform.faults.clear()
    await newcomer.close()
    expect({ errors: errors.length, blocks: data?.cmsBlocks ?? null }).toEqual(answer)
  })

  test('one alone is there or null, and the log says so', async () => {
    const lines: string[] = []
    const heard = createGraphClient(platform.url, 'heard', { log: (line) => lines.push(line) })
    const { data } = await heard.query(
      '{ here: cmsBlock(identifier: "pie") { title } gone: cmsBlock(identifier: "x") { title } }',
    )
    expect(data).toEqual({ here: { title: 'Pie' }, gone: null })
    expect(lines).toEqual(['CMS query returned empty result'])
    await heard.close()
  })
})
