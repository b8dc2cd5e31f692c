/** Returns the breadcrumbs of a page as schema.org structured data; addresses are absolute. */
export function breadcrumbJsonLd(trail: readonly Readonly<{ name: string; address: string }>[]) {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, address }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: address,
    })),
  }
}
