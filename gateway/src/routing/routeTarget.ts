import { maskAddress } from '@hogar/schema/http/maskAddress.ts'
import { decodePath, encodePart, encodePath } from '@hogar/schema/routing/encodePath.ts'
import type { CategoryNode } from '../catalogue/categories/categoryTree.ts'
import { decodeProduct } from '../catalogue/products/decodeProduct.ts'
import type { ProductDocument } from '../catalogue/products/productDocument.ts'
import { findProduct } from '../catalogue/products/productQueries.ts'
import { HIDDEN_VISIBILITY } from '../catalogue/products/productVisibility.ts'
import { readCount, readSource } from '../parse/readValue.ts'
import { type SourceFields, fieldsNamed } from '../catalogue/products/sourceFields.ts'
import { decodeCmsPage, readCmsPage } from '../content/contentClient.ts'
import type { CmsPageMapper } from '../content/mappers.ts'
import type { GraphContext } from '../app/context.ts'
import { mapOrFind } from './mapOrFind.ts'
import { readLanding } from '../promotions/landingClient.ts'
import type { LandingMapper, PromotionMapper } from '../promotions/mappers.ts'
import { readPromotion } from '../promotions/promotionClient.ts'
import { type RedirectRule, type RedirectStart, followRedirect } from './followRedirect.ts'
import { MOVED_PERMANENTLY } from './limits.ts'
import type { RedirectMapper } from './mappers.ts'
import { type RouteShape, routePath } from './routePath.ts'
import { mapUrl, readSeoRedirect } from './routingClient.ts'

type Target = ProductDocument | CategoryNode | CmsPageMapper | PromotionMapper | LandingMapper | RedirectMapper

/**
 * Resolves a path of the store by its shape, the platform's map, or a redirect rule for search engines; null if all
 * fail, which is logged.
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

/** Returns the target of a redirect rule for search engines. Called last, for a path without a page only. */
async function movedForSearch(context: GraphContext, path: string): Promise<RedirectMapper | null> {
  const decoded = decodePath(path)
  const rule = decoded === null ? null : await readSeoRedirect(context, decoded)
  const start = { path, storeCode: context.store.code, site: context.env }
  return rule && followRedirect(start, rule, (next) => ruleWhereNothingIs(context, next))
}

/**
 * Returns the next rule of either kind at a path without a page. Both kinds are followed, since two rules that point to
 * each other would redirect a browser for ever.
 */
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
      return (await readCmsPage(context, shape.identifier)) ?? renamedPage(context, `i/${shape.identifier}`)
    case 'promotion':
      return (
        (await readPromotion(context, shape.identifier)) ??
        (await readCmsPage(context, shape.identifier)) ??
        mappedTarget(context, shape.path, fields)
      )
    case 'landing':
      return (
        (await readLanding(context, shape.name)) ??
        (await categoryByAnyName(context, shape.name)) ??
        mappedTarget(context, shape.path, fields)
      )
    case 'mapped':
      return mappedTarget(context, shape.path, fields)
  }
}

/** Returns the redirect for a page that was renamed, or has another name in this language. */
async function renamedPage(context: GraphContext, path: string): Promise<RedirectMapper | null> {
  const mapped = await mapUrl(context, path, null)
  return mapped?.kind === 'redirect'
    ? followRedirect(startAt(context, path), mapped, (next) => ruleAt(context, next))
    : null
}

function startAt({ store, env }: GraphContext, path: string): RedirectStart {
  return { path: `/${encodePath(path)}`, storeCode: store.code, site: env }
}

/** Finds a category by any of the names that landing pages use: URL key, slug or number. */
async function categoryByAnyName({ loaders }: GraphContext, name: string): Promise<CategoryNode | undefined> {
  const { bySlug, byUrlKey, byId } = await loaders.categoryTree()
  return byUrlKey.get(name) ?? bySlug.get(name) ?? byId.get(readCount(name) ?? 0)
}

/** Maps a path; one REST call returns the document itself. */
async function mappedTarget(context: GraphContext, path: string, fields: SourceFields): Promise<Target | null> {
  // A category's page needs none of its document's fields, since the tree has them. A CMS page is read whole.
  const mapped = await mapOrFind(context, path, fields.names && [...fields.names, ...CMS_PAGE_FIELDS])
  if (mapped === null) return (await byOldName(context, path)) ?? inLowerCase(context, path)
  if (mapped.kind === 'redirect') return followRedirect(startAt(context, path), mapped, (next) => ruleAt(context, next))
  if (mapped.kind === 'cms_page') return decodeCmsPage(mapped.source, context.store)
  if (mapped.kind === 'category') {
    const { byPlatformPath, byId } = await context.loaders.categoryTree()
    // If several categories have this path, the tree decides which one owns it.
    return byPlatformPath.get(path) ?? byId.get(readCount(readSource(mapped.source).id) ?? 0) ?? null
  }
  const product = decodeProduct(mapped.source, context.store.code)
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
  'update_time',
  'job_postings',
]

/** Redirects a product's URL key or path with `.html`, from old links, permanently to the product's address. */
async function byOldName(context: GraphContext, path: string): Promise<RedirectMapper | null> {
  const [, name] = /^(.+)\.html$/.exec(path) ?? []
  if (name === undefined) return null
  const field = name.includes('/') ? 'url_path' : 'url_key'
  const named = await findProduct(context, { field, values: [name] }, ADDRESS_ALONE)
  if (named === null || decodePath(named.urlPath) === path) return null
  return { __typename: 'Redirect', target: `/${named.urlPath}`, statusCode: MOVED_PERMANENTLY }
}

const ADDRESS_ALONE = fieldsNamed(['sku', 'status', 'visibility', 'url_path', 'url_key', 'slug', 'name'])

/** Fields of a read that only checks for existence. */
const NAME_ALONE = ['id']

/** Redirects an address with capitals, as people type it and old catalogues print it, permanently to its lower case. */
async function inLowerCase(context: GraphContext, path: string): Promise<RedirectMapper | null> {
  const small = path.toLowerCase()
  if (small === path || (await mapOrFind(context, small, NAME_ALONE)) === null) return null
  return { __typename: 'Redirect', target: `/${encodePath(small)}`, statusCode: MOVED_PERMANENTLY }
}

/**
 * Returns the redirect rule at a path; null for pages, for paths that name their object, and for the storefront's own
 * routes.
 */
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
 * Returns the product, or a permanent redirect from a variant, which has no page of its own, to its product; null if
 * the store does not allow that.
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

/** Logs a product that exists but may not be shown. */
function unavailable({ log, requestId }: GraphContext, sku: string, reason: string): null {
  log.info({ sku, requestId }, `Product query returned empty result product ${reason}`)
  return null
}

/** Adds the fields that build a page's address, which a redirect needs even if the client did not select them. */
function withPath({ names }: SourceFields): SourceFields {
  return names === null ? { names, key: '*' } : fieldsNamed([...names, 'url_path', 'url_key', 'slug', 'name'])
}
