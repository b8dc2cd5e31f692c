import { useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { CmsPage_page$key } from '../__generated__/CmsPage_page.graphql'
import { Breadcrumbs } from '../design/Breadcrumbs.tsx'
import { PageBody } from '../design/PageBody.tsx'
import { RichText } from '../design/RichText.tsx'
import { PageHead } from '../routing/PageHead.tsx'

/** A page that editors write. */
export function CmsPage({ page }: Readonly<{ page: CmsPage_page$key }>) {
  const { identifier, title, heading, content, metaDescription } = useFragment(
    graphql`
      fragment CmsPage_page on CmsPage {
        identifier
        title
        heading
        content
        metaDescription
      }
    `,
    page,
  )
  const intl = useIntl()
  return (
    <PageBody width="reading">
      <PageHead title={title} description={metaDescription} canonicalPath={`/i/${identifier}`} />
      <Breadcrumbs crumbs={[{ label: intl.formatMessage({ id: 'content.home' }), to: '/' }]} />
      <h1>{heading ?? title}</h1>
      <RichText html={content} />
    </PageBody>
  )
}
