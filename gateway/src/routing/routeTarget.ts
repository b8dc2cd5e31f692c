import { maskAddress } from '@hogar/schema/http/maskAddress.ts'
import { decodePath, encodePart, encodePath } from '@hogar/schema/routing/encodePath.ts'
import type { CategoryNode } from '../catalogue/categoryTree.ts'
import { decodeOnce } from '../catalogue/productClient.ts'
import type { ProductDocument } from '../catalogue/productDocument.ts'
import { HIDDEN_VISIBILITY, findProduct } from '../catalogue/productQueries.ts'
import { readCount, readSource } from '../catalogue/readValue.ts'
import { type SourceFields, fieldsNamed } from '../catalogue/sourceFields.ts'
import { decodeCmsPage, readCmsPage } from '../content/contentClient.ts'
import type { CmsPageMapper } from '../content/mappers.ts'
import type { GraphContext } from '../graph/context.ts'
import { mapOrFind } from './findByPath.ts'
import { type RedirectRule, followRedirect } from './followRedirect.ts'
import { MOVED_PERMANENTLY } from './limits.ts'
import type { RedirectMapper } from './mappers.ts'
import { type RouteShape, routePath } from './routePath.ts'
import { readSeoRedirect } from './routingClient.ts'

type Target = ProductDocument | CategoryNode | CmsPageMapper | RedirectMapper

/**
 * What a path of the store shows, by its shape, by the platform's map, or by a rule for what search engines still have;
 * null when nothing does, which is logged.
 */
export async function routeTarget(context: GraphContext, path: string, fields: SourceFields): Promise<Target | null> {
  const shape = routePath(path)
  const target = shape && ((await targetOf(context, shape, fields)) ?? (await movedForSearch(context, path)))
  if (target === null) {
    const isMapped = shape !== null && 'path' in shape
    context.log.info(
      { path: maskAddress(path), requestId: context.requestId },
      isMapped ? 'No mapping found' : 'Route not found',
    )
  }
  return target
}

/** Where a rule for search engines leads from a path that shows nothing: asked for last, and only then. */
async function movedForSearch(context: GraphContext, path: string): Promise<RedirectMapper | null> {
  const decoded = decodePath(path)
  const rule = decoded === null ? null : await readSeoRedirect(context, decoded)
  return rule && followRedirect(path, rule, (next) => ruleWhereNothingIs(context, next))
}

/** The rule that a browser would meet at a path, of either kind: or two that lead to each other would send it for ever. */
async function ruleWhereNothingIs(context: GraphContext, path: string): Promise<RedirectRule | null> {
  const shape = routePath(path)
  const decoded = decodePath(path)
  if (shape === null || decoded === null) return null
  const target = await targetOf(context, shape, ADDRESS_ALONE)
  if (target === null) return readSeoRedirect(context, decoded)
  return '__typename' in target && target.__typename === 'Redirect'
    ? { target: target.target, status: target.statusCode }
    : null
}

async function targetOf(context: GraphContext, shape: RouteShape, fields: SourceFields): Promise<Target | null> {
  switch (shape.kind) {
    case 'product':
      return productBySku(context, shape, fields)
    case 'category':
      return (await context.loaders.categoryTree()).bySlug.get(shape.slug) ?? null
    case 'cmsPage':
      return readCmsPage(context, shape.identifier)
    case 'promotion':
      return (await readCmsPage(context, shape.identifier)) ?? mappedTarget(context, shape.path, fields)
    case 'landing':
      return (await categoryByAnyName(context, shape.name)) ?? mappedTarget(context, shape.path, fields)
    case 'mapped':
      return mappedTarget(context, shape.path, fields)
  }
}

/** Landing pages name a category as whoever made the link knew it: by URL key, slug or number. */
async function categoryByAnyName({ loaders }: GraphContext, name: string): Promise<CategoryNode | undefined> {
  const { bySlug, byUrlKey, byId } = await loaders.categoryTree()
  return byUrlKey.get(name) ?? bySlug.get(name) ?? byId.get(readCount(name) ?? 0)
}

/** One REST call answers with the document itself. */
async function mappedTarget(context: GraphContext, path: string, fields: SourceFields): Promise<Target | null> {
  // A category's page needs nothing of its document: the tree has it. A CMS page comes whole.
  const mapped = await mapOrFind(context, path, fields.names && [...fields.names, ...CMS_PAGE_FIELDS])
  if (mapped === null) return (await byUrlKey(context, path)) ?? inLowerCase(context, path)
  if (mapped.kind === 'redirect') return followRedirect(`/${encodePath(path)}`, mapped, (next) => ruleAt(context, next))
  if (mapped.kind === 'cms_page') return decodeCmsPage(mapped.source, context.store)
  if (mapped.kind === 'category') {
    const { byPlatformPath, byId } = await context.loaders.categoryTree()
    // Of several categories with this path the tree says which one has it.
    return byPlatformPath.get(path) ?? byId.get(readCount(readSource(mapped.source).id) ?? 0) ?? null
  }
  const product = decodeOnce(mapped.source, context.store.code)
  return product && shownOrMoved(context, product, fields)
}

const CMS_PAGE_FIELDS = [
  'identifier',
  'title',
  'store_id',
  'active',
  'is_active',
  'content_heading',
  'content',
  'meta_description',
]

/** A product's URL key with `.html`, as older links name it, leads to the product's own address for good. */
async function byUrlKey(context: GraphContext, path: string): Promise<RedirectMapper | null> {
  const [, key] = /^([^/]+)\.html$/.exec(path) ?? []
  const named =
    key === undefined ? null : await findProduct(context, { field: 'url_key', values: [key] }, ADDRESS_ALONE)
  if (named === null || decodePath(named.urlPath) === path) return null
  return { __typename: 'Redirect', target: `/${named.urlPath}`, statusCode: MOVED_PERMANENTLY }
}

const ADDRESS_ALONE = fieldsNamed(['sku', 'status', 'visibility', 'url_path', 'url_key', 'slug', 'name'])

/** Whether something stands there is all that is asked. */
const NAME_ALONE = ['id']

/** An address in capitals, as people type it and old catalogues print it, leads to the one in small letters for good. */
async function inLowerCase(context: GraphContext, path: string): Promise<RedirectMapper | null> {
  const small = path.toLowerCase()
  if (small === path || (await mapOrFind(context, small, NAME_ALONE)) === null) return null
  return { __typename: 'Redirect', target: `/${encodePath(small)}`, statusCode: MOVED_PERMANENTLY }
}

/** The redirect rule at a path; null for pages, for what names its object itself, and for what the storefront has there. */
async function ruleAt(context: GraphContext, path: string) {
  const shape = routePath(path)
  const mapped = shape?.kind === 'mapped' ? await mapOrFind(context, shape.path, NAME_ALONE) : null
  return mapped?.kind === 'redirect' ? mapped : null
}

async function productBySku(
  context: GraphContext,
  { sku }: Extract<RouteShape, { kind: 'product' }>,
  fields: SourceFields,
) {
  const product = await context.loaders.products(fields).own.load(sku)
  return product && shownOrMoved(context, product, fields)
}

/**
 * A variant has no page of its own: its address leads to the product that it belongs to, for good, or nowhere where the
 * store does not want that.
 */
async function shownOrMoved(
  context: GraphContext,
  product: ProductDocument,
  fields: SourceFields,
): Promise<ProductDocument | RedirectMapper | null> {
  const { status, visibility, sku } = product
  if (status >= 2) return unavailable(context, sku, `status = ${status}`)
  if (visibility !== HIDDEN_VISIBILITY) return product
  if (!context.settings.blocksDirectChildAccess) return unavailable(context, sku, `visibility = ${visibility}`)
  const found = await context.loaders.products(withPath(fields)).parent.load(sku)
  if (found === null) return unavailable(context, sku, `visibility = ${visibility}`)
  const target = `/${found.product.urlPath}?childSku=${encodePart(sku)}`
  return { __typename: 'Redirect', target, statusCode: MOVED_PERMANENTLY }
}

/** A product that is there, and that no page may show. */
function unavailable({ log, requestId }: GraphContext, sku: string, reason: string): null {
  log.info({ sku, requestId }, `Product query returned empty result product ${reason}`)
  return null
}

/** The address of the other page is needed, whatever was selected of this one. */
function withPath({ names }: SourceFields): SourceFields {
  return names === null ? { names, key: '*' } : fieldsNamed([...names, 'url_path', 'url_key', 'slug', 'name'])
}
