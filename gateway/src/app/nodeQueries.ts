import { storeByCode } from '@hogar/schema/stores.ts'
import type { QueryResolvers, ResolversParentTypes } from '../__generated__/resolverTypes.ts'
import type { QueryNodeArgs, QueryNodesArgs } from '../__generated__/schemaTypes.ts'
import { readPost } from '../blog/blogClient.ts'
import { findBlogCategory } from '../blog/resolvers.ts'
import { readCompany } from '../b2b/companyClient.ts'
import { pullCart } from '../cart/cartClient.ts'
import { findQuote } from '../cart/quotes/quoteClient.ts'
import { isPublic } from '../catalogue/attributes/attributeResolvers.ts'
import { readShownProduct } from '../catalogue/products/productQueries.ts'
import type { SourceFields } from '../catalogue/products/sourceFields.ts'
import { readCmsBlock } from '../content/blockClient.ts'
import { readCmsPage } from '../content/contentClient.ts'
import { findInvoice } from '../credit/accounts/invoiceClient.ts'
import { findCreditApplication } from '../credit/applications/applicationClient.ts'
import { findCreditAccount } from '../credit/accounts/linkedAccounts.ts'
import { findPayment } from '../credit/payments/paymentClient.ts'
import { readCustomer } from '../customers/customerClient.ts'
import { readOrder } from '../orders/orderClient.ts'
import { readLanding } from '../promotions/landingClient.ts'
import { readPromotion } from '../promotions/promotionClient.ts'
import { readRoom } from '../rooms/roomClient.ts'
import { readReview } from '../reviews/reviewClient.ts'
import { findReturn } from '../returns/returnClient.ts'
import { findWishList } from '../wishlist/wishListClient.ts'
import type { GraphContext } from './context.ts'
import { GatewayError } from '../errors/gatewayError.ts'
import { type GlobalId, parseGlobalId } from '../graph/globalId.ts'
import { NODE_IDS_MAX } from '../graph/limits.ts'
import { withFields } from '../catalogue/products/withFields.ts'

export const nodeQueries = {
  node: withFields((_root, { id }: QueryNodeArgs, { context, fields }) => readNode(id, context, fields)),
  nodes: withFields((_root, { ids }: QueryNodesArgs, { context, fields }) => {
    if (ids.length > NODE_IDS_MAX) throw new GatewayError('BAD_USER_INPUT', `At most ${NODE_IDS_MAX} ids.`)
    // One that fails leaves the others. Awaited here: see compileOperation.
    return Promise.all(ids.map((id) => asItem(readNode(id, context, fields))))
  }),
} satisfies Pick<QueryResolvers, 'node' | 'nodes'>

type AnyNode = ResolversParentTypes['Node']

/** Casts a list item: it may be null or an error, which the generated type does not allow. */
function asItem(node: Promise<AnyNode | null>): Promise<AnyNode>
function asItem(node: Promise<unknown>): Promise<unknown> {
  return node.catch((error: unknown) => (error instanceof Error ? error : new Error(String(error))))
}

/**
 * Reads the node of any id, within this request's permissions. Nodes of another store or another customer are null, as
 * if they did not exist.
 */
async function readNode(id: string, context: GraphContext, fields: SourceFields): Promise<AnyNode | null> {
  const named = parseGlobalId(id)
  if (named === null) return null
  if (named.type === 'Store') return readStore(named.storeCode)
  return named.storeCode === context.store.code ? readOwn(named, context, fields) : null
}

async function readOwn({ type, keys }: GlobalId, context: GraphContext, fields: SourceFields): Promise<AnyNode | null> {
  const [first = '', second = ''] = keys
  switch (type) {
    case 'Product':
      return readShownProduct(context, first, fields)
    case 'ProductVariant':
      return readVariant(first, context, fields)
    case 'Category':
      return (await context.loaders.categoryTree()).byId.get(Number(first)) ?? null
    case 'Attribute':
      return readAttribute(context, first)
    case 'CmsPage':
      return readCmsPage(context, first)
    case 'CmsBlock':
      return readCmsBlock(context, first)
    case 'BlogPost':
      return readPost(context, Number(first))
    case 'BlogCategory':
      return findBlogCategory(context, Number(first))
    case 'Promotion':
      return readPromotion(context, first)
    case 'Landing':
      return readLanding(context, first)
    case 'Series':
      return (await context.loaders.series()).find(({ slug }) => slug === first) ?? null
    case 'Room':
      return readRoom(context, first)
    case 'Cart':
      return readSessionCart(first, context)
    case 'CartLine':
      return (await readSessionCart(first, context))?.lines.find(({ itemId }) => itemId === second) ?? null
    case 'Order':
      return readOrder(context, first)
    case 'Quote':
      return findQuote(context, first)
    case 'Customer':
      return readOwnCustomer(first, context)
    case 'Review':
      return readReview(context, first)
    case 'WishList':
      return findWishList(context, first)
    case 'ReturnRequest':
      return findReturn(context, first, second)
    case 'CreditAccount':
      return findCreditAccount(context, keys)
    case 'CreditPayment':
      return findPayment(context, first)
    case 'CreditInvoice':
      return findInvoice(context, first)
    case 'CreditApplication':
      return findCreditApplication(context, first)
    case 'Company':
      return readOwnCompany(first, context)
    case 'Store':
      return null
  }
}

async function readAttribute({ loaders }: GraphContext, code: string): Promise<AnyNode | null> {
  const attribute = (await loaders.attributes()).get(code)
  return attribute && isPublic(attribute) ? { ...attribute, __typename: 'Attribute' } : null
}

function readStore(code: string): AnyNode | null {
  const store = storeByCode(code)
  return store ? { ...store, __typename: 'Store' } : null
}

async function readVariant(sku: string, { loaders }: GraphContext, fields: SourceFields): Promise<AnyNode | null> {
  const found = await loaders.products(fields).parent.load(sku)
  return found && found.variant.status < 2 ? { __typename: 'ProductVariant', ...found } : null
}

async function readSessionCart(key: string, context: GraphContext) {
  const cart = await pullCart(context)
  return cart?.key === key ? cart : null
}

/** Returns the company only for a customer who is a user of it. */
async function readOwnCompany(companyId: string, context: GraphContext) {
  const customer = await readCustomer(context)
  const company = customer && (await readCompany(context, customer.customerId))
  return company?.companyId === companyId ? company : null
}

/** Returns the customer only for the account that is open in this session. */
async function readOwnCustomer(customerId: string, context: GraphContext) {
  const customer = await readCustomer(context)
  return customer?.customerId === customerId ? customer : null
}
