type Page = Readonly<{
  questions: readonly Readonly<{ question: string; answer: string }>[]
  jobs: readonly Readonly<{
    title: string
    place: string
    hours: string | null | undefined
    description: string
    postedOn: string | null | undefined
  }>[]
  shop: Readonly<{ name: string; countryCode: string; url: string }>
}>

/**
 * Returns an editors' page as schema.org structured data: one FAQPage for its questions, one JobPosting for each open
 * position.
 */
export function cmsJsonLd({ questions, jobs, shop }: Page) {
  const faq = {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
  const postings = jobs.map(({ title, place, hours, description, postedOn }) => {
    const [city = place, region] = place.split(', ')
    return {
      '@context': 'https://schema.org',
      '@type': 'JobPosting',
      title,
      description,
      datePosted: postedOn ?? undefined,
      workHours: hours ?? undefined,
      hiringOrganization: { '@type': 'Organization', name: shop.name, sameAs: shop.url },
      jobLocation: {
        '@type': 'Place',
        address: {
          '@type': 'PostalAddress',
          addressLocality: city,
          addressRegion: region,
          addressCountry: shop.countryCode,
        },
      },
    }
  })
  return [...(questions.length === 0 ? [] : [faq]), ...postings]
}
