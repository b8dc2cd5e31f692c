import { createServer, type IncomingMessage } from 'node:http'
import { createContext, type Document, port, resolvers } from './plainShop.ts'

/** The three answers written by hand, without GraphQL: the floor for a server in front of this REST platform. */
type Context = ReturnType<typeof createContext>
type Variables = Readonly<Record<string, any>>

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

async function answer(incoming: IncomingMessage, body: string) {
  // The question whether it is ready.
  if (body === '') return {}
  const { query, variables = {} } = JSON.parse(body)
  const work = query.startsWith('query Listing') ? listing : query.startsWith('query Product') ? productPage : cartPage
  return work(variables, createContext(String(incoming.headers['x-cart'] ?? '')))
}

const server = createServer((incoming, outgoing) => {
  const chunks: Buffer[] = []
  incoming.on('data', (chunk: Buffer) => chunks.push(chunk))
  incoming.on('end', () => {
    void answer(incoming, Buffer.concat(chunks).toString()).then(
      (data) => {
        const text = JSON.stringify({ data })
        outgoing.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) })
        outgoing.end(text)
      },
      (error) => outgoing.writeHead(500).end(String(error)),
    )
  })
})
server.listen(Number(port), '127.0.0.1')
