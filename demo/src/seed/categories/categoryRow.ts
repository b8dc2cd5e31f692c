import type { Text } from '@hogar/platform/language.ts'

/** One category: its id, the code of the one above (`root` for departments), its name and what it says about itself. */
export type CategoryRow = Readonly<{ id: number; parent: string; name: Text; description: Text }>

/** Shorthand that keeps one category on few lines. */
export function category([id, parent]: readonly [number, string], name: Text, description: Text): CategoryRow {
  return { id, parent, name, description }
}
