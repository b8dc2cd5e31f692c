import { graphql, usePreloadedQuery } from 'react-relay/hooks'
import type { ContactRouteQuery } from '../__generated__/ContactRouteQuery.graphql'
import { useRouteQuery } from '../routing/useRouteQuery.ts'
import { ContactForm } from './ContactForm.tsx'
import { ContactPage } from './ContactPage.tsx'
import { ContactWays } from './ContactWays.tsx'

/** Route `/contact`: the store's phone numbers, editors' text and contact form. */
export function ContactRoute() {
  const { cmsPage, store } = usePreloadedQuery<ContactRouteQuery>(
    graphql`
      query ContactRouteQuery @preloadable {
        cmsPage(identifier: "contact") {
          ...ContactPage_page
        }
        store {
          ...ContactForm_store
          contact {
            ...ContactWays_contact
          }
        }
      }
    `,
    useRouteQuery<ContactRouteQuery>(),
  )
  const ways = store.contact ? <ContactWays contact={store.contact} /> : null
  return (
    <ContactPage page={cmsPage} title="contact.title" path="/contact" lead={ways}>
      <ContactForm store={store} />
    </ContactPage>
  )
}
