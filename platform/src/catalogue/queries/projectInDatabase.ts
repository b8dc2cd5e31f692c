import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { FieldTree, SourceFields } from './sourceFields.ts'

type Expression = RawBuilder<unknown>
type Mode = 'include' | 'exclude'

/** SQL for the part of `source` that is asked for, so that whole documents stay in the database. */
export function projectInDatabase(fields: SourceFields): Expression {
  const source = sql.ref('source')
  if (fields.hasWildcards) return source
  const included =
    fields.includeTree.size === 0 ? source : project(source, fields.includeTree, { mode: 'include', depth: 0 })
  return fields.excludeTree.size === 0 ? included : project(included, fields.excludeTree, { mode: 'exclude', depth: 0 })
}

function project(object: Expression, tree: FieldTree, at: { mode: Mode; depth: number }): Expression {
  const entry = `entry_${at.mode}_${at.depth}`
  const key = sql.ref(`${entry}.key`)
  const value = sql.ref(`${entry}.value`)
  const nested = [...tree].filter(([, below]) => below.size > 0)
  const cases = nested.map(([name, below]) => sql`when ${name} then ${projectValue(value, below, at)}`)
  const shown = cases.length === 0 ? value : sql`case ${key} ${sql.join(cases, sql` `)} else ${value} end`
  const whole = [...tree].filter(([, below]) => below.size === 0).map(([name]) => name)
  const kept =
    at.mode === 'include' ? sql`${key} = any(${[...tree.keys()]}::text[])` : sql`${key} <> all(${whole}::text[])`
  return sql`(select coalesce(jsonb_object_agg(${key}, ${shown}), '{}'::jsonb) from jsonb_each(${object}) ${sql.ref(entry)} where ${kept})`
}

function projectValue(value: Expression, tree: FieldTree, at: { mode: Mode; depth: number }): Expression {
  const item = `item_${at.mode}_${at.depth}`
  const element = sql`${sql.ref(`${item}.value`)}`
  const below = { mode: at.mode, depth: at.depth + 1 }
  return sql`case jsonb_typeof(${value})
    when 'object' then ${project(value, tree, below)}
    when 'array' then (
      select coalesce(jsonb_agg(case jsonb_typeof(${element}) when 'object' then ${project(element, tree, below)} else ${element} end), '[]'::jsonb)
      from jsonb_array_elements(${value}) ${sql.ref(item)})
    else ${value} end`
}
