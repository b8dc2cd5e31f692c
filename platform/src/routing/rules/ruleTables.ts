import { sql } from 'kysely'
import type { Generated, Kysely } from 'kysely'

/** A redirect kept by the shop's people: `path` without a leading slash, `target` with one. */
export type SeoRuleTable = {
  store_code: string
  path: string
  target: string
  status: number
  changed_at: Generated<Date>
}
/** Number of redirects by a rule on one day. */
export type SeoRuleHitTable = { store_code: string; path: string; day: string; hits: number }

/** Redirects kept by the shop's people, apart from those that come with a catalogue, and their hits. */
export async function createSeoRules(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table seo_rule (
      store_code text not null, path text not null, target text not null,
      status integer not null check (status in (301, 302)), changed_at timestamptz not null default now(),
      primary key (store_code, path)
    )`.execute(db)
  await sql`
    create table seo_rule_hit (
      store_code text not null, path text not null, day date not null, hits integer not null default 1,
      primary key (store_code, path, day)
    )`.execute(db)
}
