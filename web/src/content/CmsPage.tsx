import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { CmsPage_page$key } from '../__generated__/CmsPage_page.graphql'
import { Breadcrumbs } from '../design/Breadcrumbs.tsx'
import { PageBody } from '../design/PageBody.tsx'
import { RichText } from '../design/RichText.tsx'
import { useFormatDate } from '../i18n/useFormatDate.ts'
import { PageHead } from '../routing/document/PageHead.tsx'
import { PageAlternates } from '../stores/PageAlternates.tsx'
import { CmsJsonLd } from './CmsJsonLd.tsx'
import { PageContents } from './PageContents.tsx'
import styles from './CmsPage.module.css'

type CmsPageProps = Readonly<{
  page: CmsPage_page$key
  /** Canonical path inside the store; by default that of every editors' page. */
  path?: string
  /** `wide` where products as wide as the page follow, so that both begin at the same edge. */
  width?: 'wide' | 'reading'
  /** Content of the shop before the editors' text; `children` come after it. */
  lead?: ReactNode
  children?: ReactNode
}>

/** Renders a page written by editors. */
export function CmsPage({ page: key, path, width = 'reading', lead, children }: CmsPageProps) {
  const page = useFragment(
    graphql`
      fragment CmsPage_page on CmsPage {
        identifier
        title
        heading
        content
        metaDescription
        updatedAt
        ...PageContents_page
        ...CmsJsonLd_page
        alternates {
          ...PageAlternates_alternates
        }
      }
    `,
    key,
  )
  const { identifier, title, heading, content, metaDescription, updatedAt, alternates } = page
  const intl = useIntl()
  const formatDate = useFormatDate()
  const address = path ?? `/i/${identifier}`
  return (
    <PageBody width={width}>
      <PageHead title={title} description={metaDescription} canonicalPath={address} />
      <PageAlternates path={address} alternates={alternates} />
      <Breadcrumbs crumbs={[{ label: intl.formatMessage({ id: 'content.home' }), to: '/' }]} />
      <h1>{heading ?? title}</h1>
      {lead}
      <PageContents page={page} />
      <RichText html={content} />
      {updatedAt ? (
        <p className={styles.updated}>
          <FormattedMessage id="content.updated" values={{ day: formatDate(updatedAt) }} />
        </p>
      ) : null}
      <CmsJsonLd page={page} />
      {children}
    </PageBody>
  )
}
