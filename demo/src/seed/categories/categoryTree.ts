import type { CategoryRow } from './categoryRow.ts'
import { applianceCategories } from './applianceCategories.ts'
import { electronicsCategories } from './electronicsCategories.ts'
import { homeCategories } from './homeCategories.ts'
import { livingCategories } from './livingCategories.ts'
import { outdoorAndOfficeCategories } from './outdoorAndOfficeCategories.ts'
import { sleepingCategories } from './sleepingCategories.ts'

/** The category over all departments: it is never shown, only its tree. */
export const ROOT_CATEGORY_ID = 2

const rows = {
  ...livingCategories,
  ...sleepingCategories,
  ...homeCategories,
  ...outdoorAndOfficeCategories,
  ...electronicsCategories,
  ...applianceCategories,
}

export type CategoryCode = keyof typeof rows

/** A category in its place: `ancestors` from the department down, without the root and without itself. */
export type PlacedCategory = CategoryRow &
  Readonly<{ code: string; level: number; ancestors: readonly PlacedCategory[] }>

function place(code: string, row: CategoryRow, placed: ReadonlyMap<string, PlacedCategory>): PlacedCategory {
  const parent = placed.get(row.parent)
  if (row.parent !== 'root' && parent === undefined)
    throw new Error(`Category ${code} stands before its parent ${row.parent}`)
  const ancestors = parent === undefined ? [] : [...parent.ancestors, parent]
  return { ...row, code, level: ancestors.length + 2, ancestors }
}

function placeAll(): ReadonlyMap<string, PlacedCategory> {
  const placed = new Map<string, PlacedCategory>()
  for (const [code, row] of Object.entries<CategoryRow>(rows)) placed.set(code, place(code, row, placed))
  return placed
}

/** All categories by code, parents before children, in the order of the menu. */
export const categoryTree = placeAll()

/** The category of a code. */
export function categoryOf(code: CategoryCode): PlacedCategory {
  const found = categoryTree.get(code)
  if (found === undefined) throw new Error(`There is no category ${code}`)
  return found
}
