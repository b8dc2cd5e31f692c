import { integerOf, textOf } from '../catalogue/fields.ts'
import type { Fields } from '../catalogue/fields.ts'
import type { StorableDocument } from '../catalogue/documentRow.ts'
import type { ExportFacts } from './exportFacts.ts'
import { idOf } from './values/importedId.ts'
import { slugify } from './values/slugify.ts'
import { standInPicture } from './standInPicture.ts'

const ROOT_ID = 2
const ROOT: Fields = { id: ROOT_ID, parent_id: 1, name: 'All', is_active: true, level: 1, position: 1 }

type Node = Readonly<{ id: number; parentId: number; source: Fields; slug: string; children: Node[] }>
/** Ids of listed products by category, the ones given directly. */
type Listed = ReadonlyMap<number, ReadonlySet<number>>

/**
 * Every category of an export as a document: a whole tree under the root, whatever was nested, flat, or only named by
 * products, with addresses and product counts (descendants' products included) worked out.
 */
export function categoryDocuments(
  facts: Pick<ExportFacts, 'categories'>,
  listed: Listed,
  keepsPictures = false,
): StorableDocument[] {
  return [...documentsOf(treeOf(facts), { path: '1', urlPath: '', parentIds: [] }, { listed, keepsPictures })]
}

/** Addresses of all categories by id. */
export function categoryPaths(facts: Pick<ExportFacts, 'categories'>): ReadonlyMap<number, string> {
  if (facts.categories.size === 0) return new Map()
  const paths = categoryDocuments(facts, new Map()).flatMap(({ id, source }) => {
    const path = textOf(source.url_path)
    return path === null ? [] : [[id, path] as const]
  })
  return new Map(paths)
}

function treeOf(facts: Pick<ExportFacts, 'categories'>): Node {
  const root = nodeOf(ROOT_ID, facts.categories.get(ROOT_ID) ?? ROOT)
  const nodes = new Map([...facts.categories].map(([id, source]) => [id, nodeOf(id, source)])).set(ROOT_ID, root)
  for (const node of nodes.values()) {
    if (node === root) continue
    // A parent that is not there, or that would close a circle, is replaced by the root.
    const parent = isBelow(node.parentId, node.id, nodes) ? undefined : nodes.get(node.parentId)
    ;(parent ?? root).children.push(node)
  }
  return root
}

function nodeOf(id: number, source: Fields): Node {
  const name = textOf(source.name) ?? `category ${id}`
  const slug = textOf(source.slug) ?? textOf(source.url_key) ?? `${slugify(name) || 'category'}-${id}`
  return { id, parentId: idOf(source.parent_id) ?? ROOT_ID, source: { ...source, name }, slug, children: [] }
}

function isBelow(id: number, ancestor: number, nodes: ReadonlyMap<number, Node>): boolean {
  const seen = new Set<number>()
  for (
    let current = nodes.get(id);
    current !== undefined && !seen.has(current.id);
    current = nodes.get(current.parentId)
  ) {
    if (current.id === ancestor) return true
    seen.add(current.id)
  }
  return false
}

type Context = Readonly<{ listed: Listed; keepsPictures: boolean }>
type Position = Readonly<{ path: string; urlPath: string; parentIds: readonly number[] }>

function* documentsOf(node: Node, at: Position, context: Context): Generator<StorableDocument> {
  yield { entity: 'category', id: node.id, source: categorySource(node, at, context) }
  for (const child of byPosition(node.children)) yield* documentsOf(child, below(node, at), context)
}

function categorySource(node: Node, at: Position, context: Context): Fields {
  const { source } = node
  const children = byPosition(node.children)
  return {
    ...source,
    id: node.id,
    parent_id: at.parentIds.at(-1) ?? 1,
    parent_ids: at.parentIds,
    level: at.parentIds.length + 1,
    path: `${at.path}/${node.id}`,
    position: integerOf(source.position) ?? 0,
    is_active: source.is_active ?? true,
    include_in_menu: source.include_in_menu ?? true,
    product_count: productsOf(node, context.listed).size,
    children: children.map((child) => child.id).join(','),
    children_count: String(children.length),
    url_key: node.slug,
    slug: node.slug,
    url_path: urlPathOf(node, at),
    ...(context.keepsPictures ? {} : { image: standInPicture([String(source.name)]), banner: null }),
    children_data: children.map((child) => categorySource(child, below(node, at), context)),
  }
}

function below(node: Node, at: Position): Position {
  const urlPath = node.id === ROOT_ID ? '' : urlPathOf(node, at)
  return { path: `${at.path}/${node.id}`, urlPath, parentIds: [...at.parentIds, node.id] }
}

function urlPathOf(node: Node, at: Position): string {
  return textOf(node.source.url_path) ?? [at.urlPath, node.slug].filter(Boolean).join('/')
}

function productsOf(node: Node, listed: Listed): Set<number> {
  return new Set([...(listed.get(node.id) ?? []), ...node.children.flatMap((child) => [...productsOf(child, listed)])])
}

function byPosition(nodes: readonly Node[]): Node[] {
  const position = (node: Node) => integerOf(node.source.position) ?? 0
  return nodes.toSorted((a, b) => position(a) - position(b) || a.id - b.id)
}
