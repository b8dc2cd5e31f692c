import { graphql, useFragment } from 'react-relay/hooks'
import type { CmsJsonLd_page$key } from '../__generated__/CmsJsonLd_page.graphql'
import { useOrigin } from '../routing/OriginContext.tsx'
import { JsonLd } from '../routing/document/JsonLd.tsx'
import { useStoreDefinition } from '../routing/StoreContext.tsx'
import { cmsJsonLd } from './cmsJsonLd.ts'

/** Structured data of an editors' page: its questions and open positions. Empty for a page without them. */
export function CmsJsonLd({ page }: Readonly<{ page: CmsJsonLd_page$key }>) {
  const { questions, jobs } = useFragment(
    graphql`
      fragment CmsJsonLd_page on CmsPage {
        questions {
          question
          answer
        }
        jobs {
          title
          place
          hours
          description
          postedOn
        }
      }
    `,
    page,
  )
  const { name, countryCode, urlPrefix } = useStoreDefinition()
  const shop = { name, countryCode, url: `${useOrigin()}${urlPrefix || '/'}` }
  if (questions.length === 0 && jobs.length === 0) return null
  const data = import.meta.env.SSR
    ? cmsJsonLd({
        questions: questions.map(({ question, answer }) => ({ question, answer })),
        jobs: jobs.map(({ title, place, hours, description, postedOn }) => ({
          title,
          place,
          hours,
          description,
          postedOn,
        })),
        shop,
      })
    : []
  return <JsonLd data={data} />
}
