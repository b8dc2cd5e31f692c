import { encodePart } from '@hogar/schema/routing/encodePath.ts'
import { ownPath } from '@hogar/schema/routing/ownPath.ts'
import { ROOT_CATEGORY_ID } from '../limits.ts'

/** A category as the catalogue holds it. */
export type CategoryDocument = Readonly<{
  id: number
  parentId: number | null
  name: string
  slug: string
  urlKey: string | null
  /** Platform's path of the category, decoded. */
  platformPath: string | null
  level: number
  position: number
  productCount: number
  /** Link that editors set in place of the page's own address; null without one. */
  urlLink: string | null
  descriptionHtml: string | null
  metaTitle: string | null
  metaDescription: string | null
  metaKeywords: string | null
  categorySku: string | null
  icon: string | null
  image: string | null
  banner: string | null
  opensInNewWindow: boolean
}>

/** A category in its tree. */
export type CategoryNode = CategoryDocument &
  Readonly<{
    __typename: 'Category'
    storeCode: string
    /** Path inside the store, encoded, without a leading slash. */
    urlPath: string
    parent: CategoryNode | null
    /** In the shop's order. */
    children: readonly CategoryNode[]
  }>

export type CategoryTree = Readonly<{
  root: CategoryNode | null
  byId: ReadonlyMap<number, CategoryNode>
  bySlug: ReadonlyMap<string, CategoryNode>
  byUrlKey: ReadonlyMap<string, CategoryNode>
  /** Nodes keyed by the platform's path, decoded. */
  byPlatformPath: ReadonlyMap<string, CategoryNode>
}>

/** Builds a store's tree. Drops categories that are not below the root: orphans and cycles. */
export function buildCategoryTree(documents: readonly CategoryDocument[], storeCode: string): CategoryTree {
  const rootDocument = documents.find(({ id }) => id === ROOT_CATEGORY_ID) ?? documents.find(({ level }) => level === 1)
  const byParent = Map.groupBy(documents, ({ parentId }) => parentId)
  const addresses = distinctAddresses(rootDocument ? documentsBelow(rootDocument, byParent) : [])
  const nodes: CategoryNode[] = []
  const plant = (document: CategoryDocument, parent: CategoryNode | null): CategoryNode => {
    const children: CategoryNode[] = []
    const own = addresses.get(document.id) ?? { urlPath: `c/${encodePart(document.slug)}` }
    const node: CategoryNode = { ...document, ...own, __typename: 'Category', storeCode, parent, children }
    nodes.push(node)
    byParent
      .get(document.id)
      ?.toSorted(inShopOrder)
      .forEach((child) => children.push(plant(child, node)))
    return node
  }
  const root = rootDocument ? plant(rootDocument, null) : null
  const index = <Key>(key: (node: CategoryNode) => Key) => new Map(nodes.toReversed().map((node) => [key(node), node]))
  return {
    root,
    byId: index(({ id }) => id),
    bySlug: index(({ slug }) => slug),
    byUrlKey: index(({ urlKey, slug }) => urlKey ?? slug),
    byPlatformPath: new Map(
      nodes.flatMap((node) => (node.platformPath === null ? [] : [[node.platformPath, node] as const])),
    ),
  }
}

type Addresses = Pick<CategoryNode, 'slug' | 'platformPath' | 'urlPath'>

/**
 * Returns unique paths and slugs, by category number. If several categories share one, the lowest number keeps it, as
 * in the embedded platform's map; the others lose the path, and their slug gets their number.
 */
function distinctAddresses(documents: readonly CategoryDocument[]): ReadonlyMap<number, Addresses> {
  const taken = { paths: new Set<string>(), slugs: new Set<string>() }
  const found = documents
    .toSorted((a, b) => a.id - b.id)
    .map((document) => {
      const { id, platformPath: path } = document
      const slug = taken.slugs.has(document.slug) ? `${document.slug}-${id}` : document.slug
      const platformPath = path === null || taken.paths.has(path) ? null : path
      taken.slugs.add(slug)
      if (platformPath !== null) taken.paths.add(platformPath)
      const own = platformPath === null ? null : ownPath(platformPath)
      return [id, { slug, platformPath, urlPath: own ?? `c/${encodePart(slug)}` }] as const
    })
  return new Map(found)
}

/** Returns the documents of a category and its descendants. */
function documentsBelow(
  document: CategoryDocument,
  byParent: ReadonlyMap<number | null, readonly CategoryDocument[]>,
): readonly CategoryDocument[] {
  return [document, ...(byParent.get(document.id) ?? []).flatMap((child) => documentsBelow(child, byParent))]
}

/** Returns the path from the top category to this one, both included, without the root, which is the shop. */
export function categoryTrail(node: CategoryNode): readonly CategoryNode[] {
  if (node.parent === null) return []
  return [...categoryTrail(node.parent), node]
}

/** Returns the numbers of a category and its descendants. */
export function categoryIdsBelow(node: CategoryNode): readonly number[] {
  return [node.id, ...node.children.flatMap(categoryIdsBelow)]
}

/** Returns the trail under which a product is shown: that of its deepest category, the first one among equals. */
export function productTrail(tree: CategoryTree, categoryIds: readonly number[]): readonly CategoryNode[] {
  const trails = categoryIds.flatMap((id) => {
    const node = tree.byId.get(id)
    return node ? [categoryTrail(node)] : []
  })
  return trails.reduce<readonly CategoryNode[]>(
    (deepest, trail) => (trail.length > deepest.length ? trail : deepest),
    [],
  )
}

function inShopOrder(a: CategoryDocument, b: CategoryDocument): number {
  return a.position - b.position || a.id - b.id
}
