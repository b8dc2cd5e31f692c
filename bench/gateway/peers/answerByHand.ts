import { createContext, type Document, resolvers } from './plainShop.ts'

type Context = ReturnType<typeof createContext>
type Variables = Readonly<Record<string, any>>

/** A request as a GraphQL client sends it. */
export type Question = Readonly<{ query: string; variables?: Variables }>

const { product, image, price } = {
  product: resolvers.SimpleProduct,
  image: resolvers.SimpleProduct.image,
  price: resolvers.SimpleProduct.price,
}

const priceOf = (document: Document) => {
  const { regular, final, discountPercent } = price(document)
  return { regular, final, discountPercent }
}

const stockOf = async (document: Document, context: Context) => {
  const stock = await context.stock.load(document['sku'])
  return stock && { status: stock.status, quantity: stock.quantity }
}

async function card(document: Document, context: Context) {
  return {
    sku: document['sku'],
    name: document['name'],
    urlPath: product.urlPath(document),
    brand: product.brand(document),
    price: priceOf(document),
    image: image(document),
    stock: await stockOf(document, context),
  }
}

async function listing({ path, first }: Variables, context: Context) {
  const category = await resolvers.Query.category(null, { by: { urlPath: path } })
  if (!category) return { category: null }
  const { totalCount, pageInfo, nodes } = await resolvers.Category.products(category, { first })
  const products = {
    totalCount,
    pageInfo,
    nodes: await Promise.all(nodes.map((node: Document) => card(node, context))),
  }
  return { category: { name: category['name'], products } }
}

async function productPage({ path }: Variables, context: Context) {
  const document: Document | undefined = await resolvers.Query.product(null, { by: { urlPath: path } })
  if (!document) return { product: null }
  const isConfigurable = document['type_id'] === 'configurable'
  const children: Document[] = isConfigurable ? document['configurable_children'] : []
  // At the same time, so that all stock is one batch.
  const [{ image: picture, stock, price: amounts, ...head }, ...variants] = await Promise.all([
    card(document, context),
    ...children.map(async (child) => ({
      sku: child['sku'],
      price: { final: { amount: price(child).final.amount } },
      stock: await stockOf(child, context),
    })),
  ])
  return {
    product: {
      __typename: isConfigurable ? 'ConfigurableProduct' : 'SimpleProduct',
      ...head,
      description: document['description'],
      price: amounts,
      image: picture,
      stock,
      ...(isConfigurable ? { options: resolvers.ConfigurableProduct.options(document), variants } : {}),
    },
  }
}

async function cartPage(_variables: Variables, context: Context) {
  const cart = await resolvers.Viewer.cart(null, null, context)
  const { CartLine: line } = resolvers
  const { subtotal, grandTotal } = resolvers.Cart.totals(cart)
  return {
    viewer: {
      cart: {
        totalQuantity: resolvers.Cart.totalQuantity(cart),
        lines: resolvers.Cart.lines(cart).map((one: unknown) => ({
          sku: line.sku(one),
          name: line.name(one),
          quantity: line.quantity(one),
          unitPrice: line.unitPrice(one),
          rowTotal: line.rowTotal(one),
        })),
        totals: { subtotal: { amount: subtotal.amount }, grandTotal: { amount: grandTotal.amount } },
      },
    },
  }
}

/**
 * Returns the data of one of the three operations, written by hand: what no GraphQL server in front of this REST platform
 * can do with less work.
 */
export async function answerByHand({ query, variables = {} }: Question, cart: string): Promise<unknown> {
  const work = query.startsWith('query Listing') ? listing : query.startsWith('query Product') ? productPage : cartPage
  return work(variables, createContext(cart))
}
