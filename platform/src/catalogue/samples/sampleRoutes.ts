import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'
import { Type } from 'typebox'
import type { Database, Schema } from '../../database/schema.ts'
import type { App } from '../../http/createApp.ts'
import { PlatformError } from '../../http/PlatformError.ts'
import {
  SAMPLE_MAX_AGE_SECONDS,
  SAMPLE_PICTURE_PIXELS,
  SAMPLE_TEXT_MAX_CHARACTERS,
  SKU_MAX_CHARACTERS,
} from '../../limits.ts'
import type { PictureService } from '../../pictures/pictureService.ts'
import { findStore } from '../../stores.ts'
import type { StoreDefinition } from '../../stores.ts'
import { drawSample } from './drawSample.ts'
import { fieldListOf, fieldsOf, textOf } from '../../parse/fields.ts'
import type { Fields } from '../../parse/fields.ts'
import { plainParagraphs } from '../plainParagraphs.ts'
import { samplePath } from './samplePath.ts'

/**
 * `GET /img/samples/{store}/{sku}.pdf`: the extract of a downloadable product, public and free. The purchased files
 * have no route: only customers' accounts know who has bought them.
 */
export function registerSampleRoutes(app: App, db: Kysely<Schema>, pictures: PictureService): void {
  const schema = {
    tags: ['catalogue'],
    summary: 'Extract of a downloadable product',
    description: 'Returns a PDF of one page, without sign-in. Returns 404 for a product without an extract.',
    params: Type.Object({ store: Type.String(), file: Type.String() }),
  }
  app.get('/img/samples/:store/:file', { schema }, async (request, reply) => {
    const { store: code, file } = request.params
    const store = findStore(code)
    const sku = file.endsWith('.pdf') ? file.slice(0, -'.pdf'.length) : ''
    const product = store && (await findSampled(db, store, sku))
    if (!store || !product) throw new PlatformError(404, 'There is no such sample')
    const tag = `"${createHash('sha256').update(JSON.stringify(product)).digest('hex').slice(0, 24)}"`
    reply.header('cache-control', `public, max-age=${SAMPLE_MAX_AGE_SECONDS}`).header('etag', tag)
    reply.header('x-content-type-options', 'nosniff')
    if (request.headers['if-none-match'] === tag) return reply.code(304).send()
    const paragraphs = plainParagraphs(product.text.slice(0, SAMPLE_TEXT_MAX_CHARACTERS))
    const picture = await pictureOf(pictures, product.image)
    const pdf = await drawSample({ ...product, paragraphs, picture }, store.language)
    return reply.type('application/pdf').send(Buffer.from(pdf))
  })
}

type Sampled = Readonly<{ name: string; brand: string | null; text: string; image: string }>

/** Loads the product data of an extract that this platform serves; null for any other product. */
async function findSampled(db: Database, store: StoreDefinition, sku: string): Promise<Sampled | null> {
  if (sku === '' || sku.length > SKU_MAX_CHARACTERS || sku.includes('\0')) return null
  const row = await db
    .selectFrom('catalogue_document')
    .select(['source'])
    .where('index_name', '=', store.index)
    .where('entity', '=', 'product')
    .where('type_id', '=', 'downloadable')
    .where('sku', '=', sku)
    .executeTakeFirst()
  const source = fieldsOf(row?.source)
  if (row === undefined || !namesSample(source, samplePath(store, sku))) return null
  return {
    name: textOf(source.name) ?? sku,
    brand: textOf(source.marca),
    text: [source.short_description, source.description].map((part) => textOf(part) ?? '').join(''),
    image: (textOf(source.image) ?? '').replace(/\.\w+$/, ''),
  }
}

function namesSample(source: Fields, path: string): boolean {
  const samples = fieldListOf(fieldsOf(source.extension_attributes).downloadable_product_samples)
  return samples.some(({ sample_url }) => sample_url === path)
}

/** The product's picture, or the stand-in if it has none. */
async function pictureOf(pictures: PictureService, path: string): Promise<Uint8Array> {
  const drawing = (await pictures.find(path)) ?? (await pictures.find('/placeholder/gift'))
  if (!drawing) throw new PlatformError(404, 'There is no picture for the sample')
  const size = { width: SAMPLE_PICTURE_PIXELS, height: SAMPLE_PICTURE_PIXELS }
  return pictures.make(drawing, { ...size, action: 'fit', path, format: 'jpg' })
}
