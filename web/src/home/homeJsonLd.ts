type Shop = Readonly<{
  name: string
  language: string
  /** Absolute addresses: of the home page, of its picture, and of the search, with `{search_term_string}` for the words. */
  address: string
  logo: string
  search: string
}>

/**
 * Returns the shop as schema.org structured data: who sells, and the site with its search. Source: schema.org Organization
 * and WebSite.
 */
export function homeJsonLd({ name, language, address, logo, search }: Shop) {
  const id = `${address}#organization`
  return [
    { '@context': 'https://schema.org', '@type': 'Organization', '@id': id, name, url: address, logo },
    {
      '@context': 'https://schema.org',
      '@type': 'WebSite',
      name,
      url: address,
      inLanguage: language,
      publisher: { '@id': id },
      potentialAction: {
        '@type': 'SearchAction',
        target: { '@type': 'EntryPoint', urlTemplate: search },
        'query-input': 'required name=search_term_string',
      },
    },
  ]
}
