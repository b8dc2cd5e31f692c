type Facts = Readonly<{
  sku: string
  name: string
  description: string
  /** Absolute. */
  address: string
  minimum: string
  maximum: string
  currencyCode: string
}>

/** Returns gift cards as schema.org structured data: a product with a range of prices. */
export function giftCardJsonLd({ sku, name, description, address, minimum, maximum, currencyCode }: Facts) {
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    sku,
    name,
    description,
    url: address,
    offers: {
      '@type': 'AggregateOffer',
      lowPrice: minimum,
      highPrice: maximum,
      priceCurrency: currencyCode,
      availability: 'https://schema.org/InStock',
      url: address,
    },
  }
}
