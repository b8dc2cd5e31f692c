import { sql } from 'kysely'
import { idNumberOf, integerOf, textOf } from '../../parse/fields.ts'
import type { Database } from '../../database/schema.ts'
import { wordsOf } from '../text/wordsOf.ts'

/** A category in the menu: its place among all, from the top down, that of the one above it, and the words of its name. */
export type MenuEntry = Readonly<{ place: number; above: number | null; level: number; words: readonly string[] }>

/** The categories of a store, by id. */
export type Menu = ReadonlyMap<number, MenuEntry>

type CategoryRow = Readonly<{ id: number; name: unknown; parent: unknown; position: unknown; level: unknown }>

export const NO_MENU: Menu = new Map()

/** The menu that a store's category documents make. */
export async function readMenu(db: Database, indexName: string): Promise<Menu> {
  const { rows } = await sql<CategoryRow>`
    select document_id as id, source -> 'name' as name, source -> 'parent_id' as parent,
      source -> 'position' as position, source -> 'level' as level
    from catalogue_document where index_name = ${indexName} and entity = 'category'
    order by document_id`.execute(db)
  return createMenu(rows)
}

export function createMenu(rows: readonly CategoryRow[]): Menu {
  const ids = new Set(rows.map(({ id }) => id))
  const byParent = Map.groupBy(rows, ({ parent }) => idNumberOf(parent) ?? 0)
  const menu = new Map<number, MenuEntry>()
  const put = (row: CategoryRow, above: number | null) => {
    // A category below itself would have no end.
    if (menu.has(row.id)) return
    const words = wordsOf(textOf(row.name) ?? '')
    const place = menu.size
    menu.set(row.id, { place, above, level: integerOf(row.level) ?? 0, words })
    for (const child of inOrder(byParent.get(row.id) ?? [])) put(child, place)
  }
  for (const top of inOrder(rows.filter(({ parent }) => !ids.has(idNumberOf(parent) ?? 0)))) put(top, null)
  return menu
}

function inOrder(rows: readonly CategoryRow[]): CategoryRow[] {
  return rows.toSorted((one, two) => (integerOf(one.position) ?? 0) - (integerOf(two.position) ?? 0) || one.id - two.id)
}

/** The innermost of some categories, of several the first in the menu. */
export function innermost(menu: Menu, categoryIds: readonly number[]): MenuEntry | null {
  const [first] = categoryIds
    .flatMap((id) => menu.get(id) ?? [])
    .toSorted((one, two) => two.level - one.level || one.place - two.place)
  return first ?? null
}
