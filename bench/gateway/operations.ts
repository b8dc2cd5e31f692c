/** Operations measured: the three main reads of a storefront. */
export const OPERATIONS = {
  listing: `query Listing($path: String!, $first: Int!) {
    category(by: { urlPath: $path }) {
      name
      products(first: $first) {
        totalCount
        pageInfo { hasNextPage }
        nodes {
          sku name urlPath brand
          price { regular { amount currencyCode } final { amount currencyCode } discountPercent }
          image { path alt }
          stock { status quantity }
        }
      }
    }
  }`,
  product: `query Product($path: String!) {
    product(by: { urlPath: $path }) {
      __typename sku name urlPath brand description
      price { regular { amount currencyCode } final { amount currencyCode } discountPercent }
      image { path alt }
      stock { status quantity }
      ... on ConfigurableProduct {
        options { attributeCode label values { value label } }
        variants { sku price { final { amount } } stock { status quantity } }
      }
    }
  }`,
  cart: `query Cart {
    viewer {
      cart {
        totalQuantity
        lines {
          sku name quantity
          unitPrice { amount currencyCode }
          rowTotal { amount currencyCode }
        }
        totals { subtotal { amount } grandTotal { amount } }
      }
    }
  }`,
} as const

export type OperationName = keyof typeof OPERATIONS
