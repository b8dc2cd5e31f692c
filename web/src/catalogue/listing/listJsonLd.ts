type ListedProduct = Readonly<{
  name: string
  /** Absolute. */
  address: string
}>

type List = Readonly<{ name: string; address: string; total: number; products: readonly ListedProduct[] }>

/** Returns a category as schema.org structured data: a page with the products that it shows, in their order. */
export function listJsonLd({ name, address, total, products }: List) {
  return {
    '@context': 'https://schema.org',
    '@type': 'CollectionPage',
    name,
    url: address,
    mainEntity: {
      '@type': 'ItemList',
      numberOfItems: total,
      itemListElement: products.map((product, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: product.name,
        url: product.address,
      })),
    },
  }
}
