type ProductFacts = Readonly<{
  sku: string
  name: string
  brand: string | null | undefined
  description: string | null | undefined
  /** Absolute addresses. */
  pictures: readonly string[]
  address: string
  price: Readonly<{ amount: string; currencyCode: string }>
  isInStock: boolean
}>

/** A product as schema.org wants it. */
export function productJsonLd(facts: ProductFacts) {
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    sku: facts.sku,
    name: facts.name,
    image: facts.pictures,
    ...(facts.description ? { description: facts.description } : {}),
    ...(facts.brand ? { brand: { '@type': 'Brand', name: facts.brand } } : {}),
    offers: {
      '@type': 'Offer',
      url: facts.address,
      price: facts.price.amount,
      priceCurrency: facts.price.currencyCode,
      availability: `https://schema.org/${facts.isInStock ? 'InStock' : 'OutOfStock'}`,
    },
  }
}
