import { Type } from 'typebox'
import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import { projectInDatabase } from '../catalogue/queries/projectInDatabase.ts'
import { type Fields, fieldsOf, integerOf, listOf, textOf } from '../parse/fields.ts'
import { projectDocument } from '../catalogue/queries/projectDocument.ts'
import { parseSourceFields } from '../catalogue/queries/sourceFields.ts'
import type { SourceFields } from '../catalogue/queries/sourceFields.ts'
import type { Database, Schema } from '../database/schema.ts'
import type { App } from '../http/createApp.ts'
import { success } from '../http/envelope.ts'
import { PlatformError } from '../http/PlatformError.ts'
import { readGroupToken } from '../customers/signIn/groupToken.ts'
import { withTiersOf } from '../catalogue/withTiersOf.ts'
import { findRedirect } from './redirectRepository.ts'
import type { Redirect } from './redirectRepository.ts'
import { requireStore, storeOrDefault } from '../stores.ts'
import type { StoreDefinition } from '../stores.ts'

/** Fields without which a hit could not be dispatched. */
const ROUTING_FIELDS = ['url_path', 'identifier', 'id', 'slug', 'sku', 'type_id']

/** Longest address that is looked up. */
const SEO_URL_MAX_LENGTH = 2_048

type UrlHit = { entity: string; id: number; source: string }

const DESCRIPTION = `Returns the product, category or CMS page with exactly this \`url_path\` or \`identifier\`, as one
bare hit. If there is none, returns the redirect of the path: \`_type: "redirect"\` with
\`_source: { id, target, status }\`. \`target\` is a path of the same store without a leading slash, \`status\` is 301
or 302. Otherwise returns \`null\`.

\`filters.sku\` accepts a product only if it has this SKU, or a variant with it. With \`groupToken\`, signed by this
shop, or \`groupId\`, a product has the tier prices of that customer group alone. \`options\` are ignored.`

/** Finds the document at a path, or the path that it redirects to. */
export function registerUrlRoutes(app: App, db: Kysely<Schema>): void {
  const schema = {
    tags: ['routing'],
    summary: 'Document or redirect of a path',
    description: DESCRIPTION,
    querystring: Type.Object({ storeCode: Type.Optional(Type.String()) }),
  }
  for (const url of ['/api/url/map', '/api/url']) {
    app.post(url, { schema }, async (request, reply) => {
      const body = fieldsOf(request.body)
      const path = textOf(body.url)?.replace(/^\/+/, '')
      if (!path) throw new PlatformError(400, 'Missing url')
      const store = storeOrDefault(textOf(request.headers['x-vs-store-code']) ?? request.query.storeCode)
      const fields = readFields(body.includeFields, body.excludeFields)
      const group = await readGroup(db, body)
      const sku = textOf(fieldsOf(body.filters).sku)
      const hit = await findByPath(db, store, { path, fields, sku })
      reply.type('application/json; charset=utf-8')
      if (hit !== null) return reply.send(hitText(store, hit, { fields, group }))
      const redirect = await findRedirect(db, store, path)
      return reply.send(redirect === null ? 'null' : redirectText(store, redirect))
    })
  }
}

/** `GET /api/ext/seo_redirect`: the same rules, for addresses without a page, even if a document has the path. */
export function registerSeoRoutes(app: App, db: Kysely<Schema>): void {
  const schema = {
    tags: ['routing'],
    summary: 'Redirect of a path, also if a document has the path',
    description: '`result` is a path of the same store with a leading slash, or null without a redirect.',
    querystring: Type.Object({
      url: Type.String({ maxLength: SEO_URL_MAX_LENGTH, description: 'decoded path without a query' }),
      store: Type.Optional(Type.String({ description: 'store code; defaults to the main store' })),
    }),
  }
  app.get('/api/ext/seo_redirect', { schema }, async (request) => {
    const path = request.query.url.replace(/^\/+|\/+$/g, '')
    const redirect = await findRedirect(db, requireStore(request.query.store), path)
    return success(redirect === null ? null : `/${redirect.target.replace(/^\/+/, '')}`)
  })
}

async function findByPath(
  db: Database,
  store: StoreDefinition,
  { path, fields, sku }: { path: string; fields: SourceFields; sku: string | null },
): Promise<UrlHit | null> {
  const { rows } = await sql<UrlHit>`
    select entity, document_id as id, ${projectInDatabase(fields)}::text as source from catalogue_document
    where index_name = ${store.index} and entity in ('product', 'category', 'cms_page')
      and (url_path = ${path} or identifier = ${path})
      and (entity <> 'product' or ${sku === null} or skus @> array[${sku?.toLowerCase() ?? ''}])
    order by array_position(array['product', 'category', 'cms_page'], entity), visibility desc nulls last, document_id limit 1`.execute(
    db,
  )
  return rows[0] ?? null
}

/**
 * Returns the customer group of a call; null without one.
 * @throws PlatformError 400 for a token that this shop has not signed.
 */
async function readGroup(db: Database, { groupId, groupToken }: Fields): Promise<number | null> {
  const token = textOf(groupToken)
  if (token === null) return integerOf(groupId)
  const group = await readGroupToken(db, token)
  if (group === null) throw new PlatformError(400, 'groupToken is not valid')
  return group
}

function readFields(include: unknown, exclude: unknown): SourceFields {
  const names = (list: unknown) => listOf(list).flatMap((name) => textOf(name) ?? [])
  const included = names(include)
  return parseSourceFields(
    included.length === 0 ? '' : [...included, ...ROUTING_FIELDS].join(','),
    names(exclude).join(','),
  )
}

type HitFormat = Readonly<{ fields: SourceFields; group: number | null }>

function hitText(store: StoreDefinition, hit: UrlHit, { fields, group }: HitFormat): string {
  const isChanged = fields.hasWildcards || group !== null
  const source = isChanged ? JSON.stringify(changed(fieldsOf(JSON.parse(hit.source)), { fields, group })) : hit.source
  return `{"_index":${JSON.stringify(store.index)},"_type":${JSON.stringify(hit.entity)},"_id":"${hit.id}","_score":0,"_source":${source}}`
}

function changed(document: Fields, { fields, group }: HitFormat): unknown {
  const projected = fields.hasWildcards ? projectDocument(document, fields) : document
  return group === null ? projected : withTiersOf(fieldsOf(projected), group)
}

/** A hit of a fourth type: clients that know only three treat it as no mapping, as before. */
function redirectText(store: StoreDefinition, { path, target, status }: Redirect): string {
  const source = { id: path, target, status }
  return JSON.stringify({ _index: store.index, _type: 'redirect', _id: path, _score: 0, _source: source })
}
