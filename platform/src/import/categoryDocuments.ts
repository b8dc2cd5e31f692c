import { integerOf, listOf, textOf } from '../parse/fields.ts'
import type { Fields } from '../parse/fields.ts'
import type { StorableDocument } from '../catalogue/documentRow.ts'
import type { ExportFacts } from './exportFacts.ts'
import { createImportNotes } from './importNotes.ts'
import type { ImportChange } from './importNotes.ts'
import { plainTexts } from './productDocument.ts'
import { idOf, isGivenId } from './values/importedId.ts'
import { ADDRESS_PROBLEMS, safeAddress } from './values/safeAddress.ts'
import type { TakenAddresses } from './values/safeAddress.ts'
import { slugify } from './values/slugify.ts'
import type { PictureRules } from './importedPictures.ts'

/** Category that a store's departments are in. */
export const ROOT_ID = 2
/** Level of the category that is the parent of a store's departments. */
const ROOT_LEVEL = 1
const ROOT: Fields = { id: ROOT_ID, parent_id: 1, name: 'All', is_active: true, level: 1, position: 1 }

type Node = Readonly<{ id: number; parentId: number; source: Fields; slug: string; children: Node[] }>
/** A change to a category, and which. */
type NamedChange = Readonly<{ name: string; change: ImportChange }>
type Facts = Pick<ExportFacts, 'categories' | 'keptCategories' | 'blocks'>
/** Ids of listed products by category, the ones given directly. */
type Listed = ReadonlyMap<number, ReadonlySet<number>>

/**
 * Returns every category of an export as a document: one tree under the root, from records that were nested, flat, or
 * only named by products, with computed addresses and product counts (descendants' products included).
 */
export function categoryDocuments(facts: Facts, context: Omit<Context, 'kept'>): StorableDocument[] {
  return [...documentsOf(treeOf(facts), { path: '1', parentIds: [] }, { ...context, kept: facts.keptCategories })]
}

/** Addresses of all categories by id, their plain texts, and the changes made to them. `taken` gets the addresses. */
export function categoryPaths(facts: Facts, taken: TakenAddresses) {
  const paths = new Map<number, string>()
  const texts = new Map<number, Fields>()
  const changes: NamedChange[] = []
  const visit = (node: Node, above: string) => {
    const notes = createImportNotes()
    const { path, problem } = safeAddress(urlPathOf(node, above), { entity: 'category', id: node.id }, taken)
    if (textOf(node.source.url_path) === null && node.source !== ROOT) notes.add('no url_path: generated')
    else if (problem !== null) notes.add(ADDRESS_PROBLEMS[problem], node.source.url_path)
    texts.set(node.id, plainTexts(node.source, facts.blocks, notes))
    changes.push(...notes.all.map((change) => ({ name: String(node.source.name), change })))
    paths.set(node.id, path)
    for (const child of byPosition(node.children)) visit(child, node.id === ROOT_ID ? '' : path)
  }
  const given = storeRoot(facts)
  if (given !== null)
    changes.push({ name: String(given.name), change: { what: 'root of the tree: it is the store itself' } })
  const above = aboveRoot(facts)
  if (above !== null) changes.push({ name: String(above.name), change: { what: 'root of all stores: left out' } })
  if (facts.categories.size > 0) visit(treeOf(facts), '')
  return { paths, texts, changes }
}

/**
 * The category that the export's own tree begins with, where it has another number than the shop's root; or null. Below
 * the root of all stores, it is the only category there.
 */
export function storeRoot({ categories }: Pick<ExportFacts, 'categories'>): Fields | null {
  if (categories.has(ROOT_ID)) return null
  const all = [...categories.values()]
  const below = (above: unknown) => all.filter(({ parent_id: parent }) => idOf(parent) === idOf(above))
  const roots = all.filter(({ level, parent_id: parent, children_data: children, id }) => {
    const isTop = !categories.has(idOf(parent) ?? 0)
    return (
      isTop && levelOf(level) <= ROOT_LEVEL && (listOf(children).length > 0 || below(id).some((one) => one.id !== id))
    )
  })
  const [root] = roots
  if (root === undefined || roots.length > 1) return null
  const stores = levelOf(root.level) < ROOT_LEVEL ? below(root.id).filter((one) => one !== root) : []
  const [store] = stores
  return store !== undefined && stores.length === 1 && levelOf(store.level) === ROOT_LEVEL ? store : root
}

function levelOf(level: unknown): number {
  return integerOf(level) ?? ROOT_LEVEL + 1
}

/** The category of all stores that an export has above its store's root, as REST lists have it; or null. */
function aboveRoot(facts: Facts): Fields | null {
  const root = facts.categories.get(ROOT_ID) ?? storeRoot(facts)
  const above = facts.categories.get(idOf(root?.parent_id) ?? 0)
  return above !== undefined && levelOf(above.level) === ROOT_LEVEL - 1 ? above : null
}

function treeOf(facts: Facts): Node {
  const given = storeRoot(facts)
  const givenId = given === null ? null : idOf(given.id)
  const root = nodeOf(ROOT_ID, facts.categories.get(ROOT_ID) ?? given ?? ROOT)
  const above = aboveRoot(facts)
  const others = [...facts.categories].filter(([id, source]) => id !== givenId && source !== above)
  const nodes = new Map(others.map(([id, source], place) => [id, nodeOf(id, inOrder(id, source, place))])).set(
    ROOT_ID,
    root,
  )
  for (const node of nodes.values()) {
    if (node === root) continue
    // A parent that is not there, or that would close a circle, is replaced by the root.
    const parent = isBelow(node.parentId, node.id, nodes) ? undefined : nodes.get(node.parentId)
    ;(parent ?? root).children.push(node)
  }
  return root
}

/** A number that was given to a text id says nothing of the order: then categories stand as in the export. */
function inOrder(id: number, source: Fields, place: number): Fields {
  return isGivenId(id) && integerOf(source.position) === null ? { ...source, position: place + 1 } : source
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

type Context = Readonly<{
  listed: Listed
  pictures: PictureRules
  paths: ReadonlyMap<number, string>
  texts: ReadonlyMap<number, Fields>
  /** Categories that stay as they are: with their pictures. */
  kept: ReadonlySet<number>
}>
type Position = Readonly<{ path: string; parentIds: readonly number[] }>

function* documentsOf(node: Node, at: Position, context: Context): Generator<StorableDocument> {
  yield { entity: 'category', id: node.id, source: categorySource(node, at, context) }
  for (const child of byPosition(node.children)) yield* documentsOf(child, below(node, at), context)
}

function categorySource(node: Node, at: Position, context: Context): Fields {
  const { source } = node
  const children = byPosition(node.children)
  return {
    ...source,
    ...context.texts.get(node.id),
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
    url_path: context.paths.get(node.id),
    ...(context.kept.has(node.id) ? {} : picturesOf(source, context.pictures)),
    children_data: children.map((child) => categorySource(child, below(node, at), context)),
  }
}

function picturesOf(source: Fields, { keepsPictures, standIn }: PictureRules): Fields {
  return keepsPictures ? {} : { image: standIn?.([String(source.name)]) ?? null, banner: null }
}

function below(node: Node, at: Position): Position {
  return { path: `${at.path}/${node.id}`, parentIds: [...at.parentIds, node.id] }
}

function urlPathOf(node: Node, above: string): string {
  return textOf(node.source.url_path) ?? [above, node.slug].filter(Boolean).join('/')
}

function productsOf(node: Node, listed: Listed): Set<number> {
  return new Set([...(listed.get(node.id) ?? []), ...node.children.flatMap((child) => [...productsOf(child, listed)])])
}

function byPosition(nodes: readonly Node[]): Node[] {
  const position = (node: Node) => integerOf(node.source.position) ?? 0
  return nodes.toSorted((a, b) => position(a) - position(b) || a.id - b.id)
}
