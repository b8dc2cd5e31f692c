import { sql } from 'kysely'
import type { Database } from '../../database/schema.ts'
import type { StoreDefinition } from '../../stores.ts'
import { RULE_HITS_DAYS, RULE_HITS_KEPT_DAYS } from './limits.ts'
import { type RuleFault, type SeoRule, chainFault, pathInside } from './seoRule.ts'

/** A rule that was refused: by its place in what was sent, from 0. */
export type RefusedRule = Readonly<{ index: number; fault: RuleFault }>

type Targets = Map<string, string>

/**
 * Stores rules, all or none: replaces those at the same addresses. Returns the faults, each by its place; empty if they are
 * stored. Needs a transaction.
 */
export async function keepRules(db: Database, rules: readonly SeoRule[]): Promise<readonly RefusedRule[]> {
  await sql`lock table seo_rule in share row exclusive mode`.execute(db)
  const stores = [...new Set(rules.map(({ store }) => store))]
  const faults: RefusedRule[] = []
  for (const store of stores) {
    const own = rules.flatMap((rule, index) => (rule.store === store ? [{ rule, index }] : []))
    faults.push(...(await faultsIn(db, store, own)))
  }
  if (faults.length > 0) return faults.toSorted((a, b) => a.index - b.index)
  for (const { store, from, to, status } of rules)
    await db
      .insertInto('seo_rule')
      .values({ store_code: store.code, path: from, target: to, status })
      .onConflict((conflict) =>
        conflict.columns(['store_code', 'path']).doUpdateSet({ target: to, status, changed_at: sql`now()` }),
      )
      .execute()
  return []
}

type Placed = Readonly<{ rule: SeoRule; index: number }>

async function faultsIn(db: Database, store: StoreDefinition, placed: readonly Placed[]): Promise<RefusedRule[]> {
  const targets = await targetsOf(db, store)
  const wanted = new Set<string>()
  const twice = new Set<number>()
  for (const { rule, index } of placed) {
    if (wanted.has(rule.from)) twice.add(index)
    wanted.add(rule.from)
    targets.set(rule.from, rule.to)
  }
  const pages = await pagesAmong(db, store, [...wanted])
  const sources = sourcesOf(targets, store)
  return placed.flatMap(({ rule, index }) => {
    const chain = () =>
      chainFault(
        rule,
        (path) => targets.get(path) ?? null,
        (path) => sources.get(path) ?? [],
      )
    const fault = twice.has(index) ? 'twice' : pages.has(rule.from) ? 'page' : chain()
    return fault === null ? [] : [{ index, fault }]
  })
}

/** Reads all redirects of a store by their paths; those of the shop's people come before those of its catalogue. */
async function targetsOf(db: Database, { code, index }: StoreDefinition): Promise<Targets> {
  const [catalogue, people] = await Promise.all([
    db.selectFrom('url_redirect').select(['path', 'target']).where('index_name', '=', index).execute(),
    db.selectFrom('seo_rule').select(['path', 'target']).where('store_code', '=', code).execute(),
  ])
  return new Map([...catalogue, ...people].map(({ path, target }) => [path, target]))
}

function sourcesOf(targets: Targets, store: StoreDefinition): ReadonlyMap<string, readonly string[]> {
  const sources = new Map<string, string[]>()
  for (const [from, target] of targets) {
    const path = pathInside(target, store)
    if (path === null) continue
    const known = sources.get(path)
    if (known === undefined) sources.set(path, [from])
    else known.push(from)
  }
  return sources
}

async function pagesAmong(db: Database, { index }: StoreDefinition, paths: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ path: string }>`
    select path from unnest(${sql.val(paths)}::text[]) as path
    where exists (
      select from catalogue_document
      where index_name = ${index} and entity in ('product', 'category', 'cms_page')
        and (url_path = path or identifier = path)
    )`.execute(db)
  return new Set(rows.map(({ path }) => path))
}

/** Counts a redirect by a rule today. Days that are too old are forgotten with the first hit of a day. */
export async function countHit(db: Database, storeCode: string, path: string): Promise<void> {
  const { rows } = await sql<{ hits: number }>`
    insert into seo_rule_hit (store_code, path, day) values (${storeCode}, ${path}, current_date)
    on conflict (store_code, path, day) do update set hits = seo_rule_hit.hits + 1 returning hits`.execute(db)
  if (rows[0]?.hits !== 1) return
  await sql`
    delete from seo_rule_hit
    where store_code = ${storeCode} and path = ${path} and day < current_date - ${RULE_HITS_KEPT_DAYS}::integer`.execute(
    db,
  )
}

type Wanted = Readonly<{ store: StoreDefinition; page: number; pageSize: number }>

/** Lists the rules of a store by address, each with its hits of the last days. */
export async function listRules(db: Database, { store, page, pageSize }: Wanted) {
  const all = db.selectFrom('seo_rule').where('store_code', '=', store.code)
  const [{ total }, items] = await Promise.all([
    all.select(({ fn }) => fn.countAll<string>().as('total')).executeTakeFirstOrThrow(),
    sql<{ from: string; to: string; status: number; hits: number }>`
      select path as from, target as to, status,
        coalesce((
          select sum(hits) from seo_rule_hit h
          where h.store_code = r.store_code and h.path = r.path and day > current_date - ${RULE_HITS_DAYS}::integer
        ), 0)::integer as hits
      from seo_rule r where store_code = ${store.code}
      order by path limit ${pageSize} offset ${(page - 1) * pageSize}`.execute(db),
  ])
  return { items: items.rows.map((rule) => ({ ...rule, from: `/${rule.from}` })), total: Number(total) }
}

/** Removes a rule. Returns whether there was one. */
export async function removeRule(db: Database, store: StoreDefinition, path: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('seo_rule')
    .where('store_code', '=', store.code)
    .where('path', '=', path)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
