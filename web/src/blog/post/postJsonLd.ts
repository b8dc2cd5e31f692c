type PostFacts = Readonly<{
  title: string
  description: string | null
  /** Absolute, as `picture` is. */
  address: string
  picture: string | null
  publishedAt: string
  updatedAt: string | null
  author: string | null
  publisher: string
  language: string
  tags: readonly string[]
}>

/** Returns a post as schema.org structured data. Source of the properties: Google's guide to articles. */
export function postJsonLd(post: PostFacts) {
  const { address, picture, author, publisher, language, tags } = post
  return {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: post.title,
    ...(post.description === null ? {} : { description: post.description }),
    url: address,
    mainEntityOfPage: address,
    ...(picture === null ? {} : { image: [picture] }),
    datePublished: post.publishedAt,
    dateModified: post.updatedAt ?? post.publishedAt,
    ...(author === null ? {} : { author: { '@type': 'Person', name: author } }),
    publisher: { '@type': 'Organization', name: publisher },
    inLanguage: language,
    ...(tags.length === 0 ? {} : { keywords: tags.join(', ') }),
  }
}
