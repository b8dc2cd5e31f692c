import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { ContactWays_contact$key } from '../__generated__/ContactWays_contact.graphql'
import styles from './Contact.module.css'

/** Links to the store's phone numbers and WhatsApp chat. Renders nothing if it has neither. */
export function ContactWays({ contact }: Readonly<{ contact: ContactWays_contact$key }>) {
  const { phones, whatsAppUrl } = useFragment(
    graphql`
      fragment ContactWays_contact on StoreContact {
        phones {
          dialled
          formatted
        }
        whatsAppUrl
      }
    `,
    contact,
  )
  if (phones.length === 0 && whatsAppUrl === null) return null
  return (
    <section className={styles.ways} aria-labelledby="contact-ways">
      <h2 id="contact-ways" className={styles.title}>
        <FormattedMessage id="contact.ways" />
      </h2>
      <ul className={styles.wayList}>
        {phones.map(({ dialled, formatted }) => (
          <li key={dialled}>
            <a href={`tel:${dialled}`} className={styles.number}>
              {formatted}
            </a>
          </li>
        ))}
        {whatsAppUrl ? (
          <li>
            <a href={whatsAppUrl} className={styles.link}>
              <FormattedMessage id="contact.whatsApp" />
            </a>
          </li>
        ) : null}
      </ul>
    </section>
  )
}
