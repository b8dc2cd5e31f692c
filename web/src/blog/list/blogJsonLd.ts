type ListedPost = Readonly<{ title: string; /** Absolute. */ address: string; publishedAt: string }>

/** Returns a list of posts as schema.org structured data. */
export function blogJsonLd({ address, posts }: Readonly<{ address: string; posts: readonly ListedPost[] }>) {
  return {
    '@context': 'https://schema.org',
    '@type': 'Blog',
    url: address,
    blogPost: posts.map((post) => ({
      '@type': 'BlogPosting',
      headline: post.title,
      url: post.address,
      datePublished: post.publishedAt,
    })),
  }
}
