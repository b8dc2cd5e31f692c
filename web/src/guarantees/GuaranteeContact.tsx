import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { GuaranteeContact_contact$key } from '../__generated__/GuaranteeContact_contact.graphql'
import styles from './Guarantees.module.css'

/** Data that a manufacturer asks a buyer for on the phone. */
export function GuaranteeContact({ contact }: Readonly<{ contact: GuaranteeContact_contact$key }>) {
  const { account, client, movement, phone, contactMethod } = useFragment(
    graphql`
      fragment GuaranteeContact_contact on GuaranteeContact {
        account
        client
        movement
        phone
        contactMethod
      }
    `,
    contact,
  )
  const facts = [
    ['guarantees.account', account],
    ['guarantees.client', client],
    ['guarantees.movement', movement],
    ['guarantees.phone', phone],
  ] as const
  const method = contactMethod === 'PHONE' || contactMethod === 'EMAIL' ? METHODS[contactMethod] : null
  return (
    <section className={styles.contact} aria-labelledby="guarantee-contact">
      <h2 id="guarantee-contact" className={styles.subtitle}>
        <FormattedMessage id="guarantees.contact" />
      </h2>
      <p className={styles.muted}>
        <FormattedMessage id="guarantees.contactText" />
      </p>
      <dl className={styles.facts}>
        {facts.map(([title, value]) =>
          value ? (
            <div key={title} className={styles.fact}>
              <dt>
                <FormattedMessage id={title} />
              </dt>
              <dd>{value}</dd>
            </div>
          ) : null,
        )}
        {method === null ? null : (
          <div className={styles.fact}>
            <dt>
              <FormattedMessage id="guarantees.method" />
            </dt>
            <dd>
              <FormattedMessage id={method} />
            </dd>
          </div>
        )}
      </dl>
    </section>
  )
}

const METHODS = { PHONE: 'guarantees.byPhone', EMAIL: 'guarantees.byEmail' } as const
