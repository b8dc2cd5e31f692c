import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { ContactPage_page$key } from '../__generated__/ContactPage_page.graphql'
import { CmsPage } from '../content/CmsPage.tsx'
import { PageBody } from '../design/PageBody.tsx'
import { PageHead } from '../routing/document/PageHead.tsx'

type ContactPageProps = Readonly<{
  /** Editors' page; null if there is none or it failed to load. */
  page: ContactPage_page$key | null | undefined
  /** Message id of the title without an editors' page, and the page's path. */
  title: 'contact.title' | 'contact.titleBranches'
  path: string
  /** Content before and after the editors' text. */
  lead?: ReactNode
  children?: ReactNode
}>

/** Page of store information around the editors' text. */
export function ContactPage({ page, title, path, lead, children }: ContactPageProps) {
  const edited = useFragment(
    graphql`
      fragment ContactPage_page on CmsPage {
        ...CmsPage_page
      }
    `,
    page,
  )
  const name = useIntl().formatMessage({ id: title })
  if (edited)
    return (
      <CmsPage page={edited} lead={lead}>
        {children}
      </CmsPage>
    )
  return (
    <PageBody width="reading">
      <PageHead title={name} canonicalPath={path} />
      <h1>{name}</h1>
      {lead}
      {children}
    </PageBody>
  )
}
