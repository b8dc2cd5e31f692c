import type { QueryResolvers } from '../__generated__/resolverTypes.ts'
import { decodeOnce } from '../catalogue/productClient.ts'
import type { ProductDocument } from '../catalogue/productDocument.ts'
import { HIDDEN_VISIBILITY } from '../catalogue/productQueries.ts'
import { readCount, readSource } from '../catalogue/readValue.ts'
import type { SourceFields } from '../catalogue/sourceFields.ts'
import { decodeCmsPage, readCmsPage } from '../content/contentClient.ts'
import type { GraphContext } from '../graph/context.ts'
import { withFields } from '../graph/withFields.ts'
import { MOVED_PERMANENTLY } from './limits.ts'
import type { RedirectMapper } from './mappers.ts'
import { type RouteShape, routePath } from './routePath.ts'
import { mapUrl } from './routingClient.ts'

export const routingQueries = {
  route: withFields(async (_root, { path }: { path: string }, { context, fields }) => {
    const shape = routePath(path)
    if (shape === null) return null
    if (shape.kind === 'product') return routeToSku(context, shape, fields)
    if (shape.kind === 'category') return (await context.loaders.categoryTree()).bySlug.get(shape.slug) ?? null
    if (shape.kind === 'cmsPage') return readCmsPage(context, shape.identifier)
    return routeToMapped(context, shape.path, fields)
  }),
} satisfies Pick<QueryResolvers, 'route'>

/** One REST call answers with the document itself. */
async function routeToMapped(context: GraphContext, path: string, fields: SourceFields) {
  // A category's page needs nothing of its document: the tree has it. A CMS page comes whole.
  const mapped = await mapUrl(context, path, fields.names && [...fields.names, ...CMS_PAGE_FIELDS])
  if (mapped === null) return null
  if (mapped.kind === 'cms_page') return decodeCmsPage(mapped.source, context.store)
  if (mapped.kind === 'category') {
    const id = readCount(readSource(mapped.source).id)
    return (await context.loaders.categoryTree()).byId.get(id ?? 0) ?? null
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

async function routeToSku(
  context: GraphContext,
  { sku }: Extract<RouteShape, { kind: 'product' }>,
  fields: SourceFields,
) {
  const product = await context.loaders.products(fields).own.load(sku)
  return product && shownOrMoved(context, product, fields)
}

/** A variant has no page of its own: its address leads to the product that it belongs to, for good. */
async function shownOrMoved(
  context: GraphContext,
  product: ProductDocument,
  fields: SourceFields,
): Promise<ProductDocument | RedirectMapper | null> {
  if (product.status >= 2) return null
  if (product.visibility !== HIDDEN_VISIBILITY) return product
  const found = await context.loaders.products(withPath(fields)).parent.load(product.sku)
  if (found === null) return null
  const target = `/${found.product.urlPath}?childSku=${encodeURIComponent(product.sku)}`
  return { __typename: 'Redirect', target, statusCode: MOVED_PERMANENTLY }
}

/** The address of the other page is needed, whatever was selected of this one. */
function withPath({ names }: SourceFields): SourceFields {
  const all = names && [...new Set([...names, 'url_path', 'url_key', 'slug', 'name'])].sort()
  return { names: all, key: all?.join() ?? '*' }
}
