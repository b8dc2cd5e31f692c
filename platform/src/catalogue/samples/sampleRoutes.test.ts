import { beforeAll, expect, test } from 'vitest'
import { storeDocuments } from '../storeDocuments.ts'
import { stores } from '../../stores.ts'
import { withPlatform } from '../../testing/withPlatform.ts'
import { samplePath } from './samplePath.ts'

const platform = withPlatform()
const [main, viu] = stores

const plan = (id: number, sku: string, sampleUrl: string | null) => ({
  entity: 'product',
  id,
  source: {
    id,
    sku,
    type_id: 'downloadable',
    name: `Plano ${sku}`,
    marca: 'Taller',
    description: '<p>Para un fin de semana.</p>',
    extension_attributes: { downloadable_product_samples: [{ id: 1, title: 'Muestra', sample_url: sampleUrl }] },
  },
})
beforeAll(async () => {
  const documents = [
    plan(901, 'PLANO/Ñ', samplePath(main!, 'PLANO/Ñ')),
    plan(902, 'SIN-MUESTRA', null),
    plan(903, 'DE-OTROS', 'https://files.example/a.pdf'),
  ]
  await storeDocuments(platform.database().db, main!, documents)
})

const get = (path: string, headers?: Record<string, string>) => platform.get(`/img${path}`, headers)

test('the sample of a plan is a PDF, public, and not sent again to a client that has it', async () => {
  const answer = await get(samplePath(main!, 'PLANO/Ñ'))
  expect(answer).toMatchObject({ status: 200, headers: { 'content-type': 'application/pdf' } })
  expect(JSON.stringify(answer.body)).toMatch(/^"%PDF-1\.\d/)
  expect(answer.headers['cache-control']).toMatch(/^public, max-age=\d+/)
  const again = await get(samplePath(main!, 'PLANO/Ñ'), { 'if-none-match': String(answer.headers.etag) })
  expect(again.status).toBe(304)
})

test.each([
  ['another store', samplePath(viu!, 'PLANO/Ñ')],
  ['a product without one', samplePath(main!, 'SIN-MUESTRA')],
  ['a product whose extract is elsewhere', samplePath(main!, 'DE-OTROS')],
  ['what is nothing to download', samplePath(main!, 'SOFA')],
  ['an unknown store', '/samples/nowhere/PLANO.pdf'],
  ['another kind of file', '/samples/hogar/SIN-MUESTRA.zip'],
  ['a name that no database takes', '/samples/hogar/%00.pdf'],
  ['a name that is too long', `/samples/hogar/${'x'.repeat(256)}.pdf`],
])('there is none of %s', async (_what, path) => {
  expect(await get(path)).toMatchObject({ status: 404, body: { code: 404 } })
})
