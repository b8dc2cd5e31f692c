/** The part of the public schema that the three operations read, as a plain server would write it down. */
export const plainSchema = /* GraphQL */ `
  type Query {
    category(by: CategoryBy!): Category
    product(by: ProductBy!): Product
    viewer: Viewer!
  }
  input CategoryBy {
    urlPath: String
  }
  input ProductBy {
    urlPath: String
  }
  type Category {
    name: String!
    products(first: Int): ProductConnection!
  }
  type ProductConnection {
    totalCount: Int!
    pageInfo: PageInfo!
    nodes: [Product!]!
  }
  type PageInfo {
    hasNextPage: Boolean!
  }
  interface Product {
    sku: String!
    name: String!
    urlPath: String!
    brand: String
    description: String
    price: ProductPrice!
    image: ProductMedia!
    stock: Stock
  }
  type SimpleProduct implements Product {
    sku: String!
    name: String!
    urlPath: String!
    brand: String
    description: String
    price: ProductPrice!
    image: ProductMedia!
    stock: Stock
  }
  type ConfigurableProduct implements Product {
    sku: String!
    name: String!
    urlPath: String!
    brand: String
    description: String
    price: ProductPrice!
    image: ProductMedia!
    stock: Stock
    options: [ConfigurableOption!]!
    variants: [ProductVariant!]!
  }
  type ConfigurableOption {
    attributeCode: String!
    label: String!
    values: [ConfigurableOptionValue!]!
  }
  type ConfigurableOptionValue {
    value: String!
    label: String!
  }
  type ProductVariant {
    sku: String!
    price: ProductPrice!
    stock: Stock
  }
  type ProductPrice {
    regular: Money!
    final: Money!
    discountPercent: Int!
  }
  type Money {
    amount: String!
    currencyCode: String!
  }
  type ProductMedia {
    path: String!
    alt: String!
  }
  type Stock {
    status: StockStatus!
    quantity: Float
  }
  enum StockStatus {
    OK
    VOLATILE
    OUT_OF_STOCK
  }
  type Viewer {
    cart: Cart
  }
  type Cart {
    totalQuantity: Float!
    lines: [CartLine!]!
    totals: CartTotals
  }
  type CartLine {
    sku: String!
    name: String!
    quantity: Float!
    unitPrice: Money!
    rowTotal: Money!
  }
  type CartTotals {
    subtotal: Money!
    grandTotal: Money!
  }
`
