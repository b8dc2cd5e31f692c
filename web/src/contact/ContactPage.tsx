import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { ContactPage_page$key } from '../__generated__/ContactPage_page.graphql'
import { CmsPage } from '../content/CmsPage.tsx'
import { PageBody } from '../design/PageBody.tsx'
import { PageHead } from '../routing/PageHead.tsx'

type ContactPageProps = Readonly<{
  /** What editors say; null where they say nothing, or it could not be read. */
  page: ContactPage_page$key | null | undefined
  /** Message that names the page then, and its path. */
  title: 'contact.title' | 'contact.titleBranches'
  path: string
  /** What stands before the editors' words, and after them. */
  lead?: ReactNode
  children: ReactNode
}>

/** What a store says of itself, around what editors say of it. */
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
