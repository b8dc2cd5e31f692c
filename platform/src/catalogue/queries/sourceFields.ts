import { PlatformError } from '../../http/PlatformError.ts'
import { FIELD_WILDCARDS_MAX } from '../../limits.ts'

/** Field names as a tree: `a, b.c` is a with nothing below and b with c below. */
export type FieldTree = ReadonlyMap<string, FieldTree>

export type SourceFields = Readonly<{
  include: readonly string[]
  exclude: readonly string[]
  includeTree: FieldTree
  excludeTree: FieldTree
  /** Wildcards are resolved against each document; plain names in the database. */
  hasWildcards: boolean
}>

/**
 * Reads `_source_include` and `_source_exclude`: comma-separated, dotted for nested fields, `*` for any text.
 * @throws PlatformError 400 for a name with too many wildcards.
 */
export function parseSourceFields(include: string | undefined, exclude: string | undefined): SourceFields {
  const included = splitNames(include)
  const excluded = splitNames(exclude)
  const costly = [...included, ...excluded].find((name) => name.split('*').length - 1 > FIELD_WILDCARDS_MAX)
  if (costly !== undefined)
    throw new PlatformError(400, `A field name may have ${FIELD_WILDCARDS_MAX} wildcards at most`)
  return {
    include: included,
    exclude: excluded,
    includeTree: treeOf(included),
    excludeTree: treeOf(excluded),
    hasWildcards: [...included, ...excluded].some((name) => name.includes('*')),
  }
}

function splitNames(names: string | undefined): string[] {
  return [
    ...new Set(
      (names ?? '')
        .split(',')
        .map((name) => name.trim())
        .filter(Boolean),
    ),
  ]
}

type MutableTree = Map<string, MutableTree>

function treeOf(names: readonly string[]): FieldTree {
  const root: MutableTree = new Map()
  // Shorter names first: `a` covers `a.b`.
  for (const name of [...names].sort((a, b) => a.length - b.length)) addPath(root, name.split('.'))
  return root
}

function addPath(root: MutableTree, path: readonly string[]): void {
  let node = root
  for (const [depth, key] of path.entries()) {
    const next = node.get(key)
    if (next !== undefined && next.size === 0) return
    const child: MutableTree = next ?? new Map()
    node.set(key, child)
    if (depth === path.length - 1) child.clear()
    node = child
  }
}
