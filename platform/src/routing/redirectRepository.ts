import type { Database } from '../database/schema.ts'
import { countHit } from './rules/seoRules.ts'
import type { StoreDefinition } from '../stores.ts'

/** Where an old address leads: a path of the same store, without a leading slash, like `url_path`. */
export type Redirect = Readonly<{ path: string; target: string; status: 301 | 302 }>

/** The redirect of a path, or null. A rule of the shop's people comes before one of its catalogue, and counts its hits. */
export async function findRedirect(db: Database, store: StoreDefinition, path: string): Promise<Redirect | null> {
  const rule = await db
    .selectFrom('seo_rule')
    .select(['path', 'target', 'status'])
    .where('store_code', '=', store.code)
    .where('path', '=', path)
    .executeTakeFirst()
  if (rule !== undefined) {
    await countHit(db, store.code, path)
    return { ...rule, status: rule.status === 302 ? 302 : 301 }
  }
  const row = await db
    .selectFrom('url_redirect')
    .select(['path', 'target', 'status'])
    .where('index_name', '=', store.index)
    .where('path', '=', path)
    .executeTakeFirst()
  return row === undefined ? null : { path: row.path, target: row.target, status: row.status === 302 ? 302 : 301 }
}

/** Replaces the redirects of a store. */
export async function storeRedirects(
  db: Database,
  store: StoreDefinition,
  redirects: Iterable<Redirect>,
): Promise<void> {
  await db.deleteFrom('url_redirect').where('index_name', '=', store.index).execute()
  const rows = [...redirects].map((redirect) => ({ index_name: store.index, ...redirect }))
  if (rows.length > 0) await db.insertInto('url_redirect').values(rows).execute()
}
