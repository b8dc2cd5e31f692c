import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { GuaranteeKind, LineGuarantee_guarantee$key } from '../__generated__/LineGuarantee_guarantee.graphql'
import { Icon } from '../design/Icon.tsx'
import { StoreLink } from '../routing/StoreLink.tsx'
import styles from './Guarantees.module.css'

/** Path of the editors' page on the shop's own guarantee. */
const OWN_GUARANTEE_PATH = '/i/garantias-y-devoluciones'

/** Guarantor of a line with its contact data. */
export function LineGuarantee({ guarantee }: Readonly<{ guarantee: LineGuarantee_guarantee$key }>) {
  const { kind, providers } = useFragment(
    graphql`
      fragment LineGuarantee_guarantee on Guarantee {
        kind
        providers {
          name
          phone
          email
          hours
        }
      }
    `,
    guarantee,
  )
  return (
    <>
      <p className={styles.kind}>
        {kind === 'NONE' ? null : <Icon name="shield" />}
        <FormattedMessage tagName="span" id={TITLES[kind]} />
      </p>
      <p className={styles.muted}>
        <FormattedMessage id={TEXTS[kind]} />
      </p>
      {kind === 'STORE' ? (
        <StoreLink to={OWN_GUARANTEE_PATH} className={styles.link}>
          <FormattedMessage id="guarantees.ownTerms" />
        </StoreLink>
      ) : null}
      {kind === 'PROVIDER' ? (
        <ul className={styles.providers}>
          {providers.map(({ name, phone, email, hours }) => (
            <li key={name} className={styles.provider}>
              <p className={styles.providerName}>{name}</p>
              {phone ? (
                <a href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`} className={styles.link}>
                  {phone}
                </a>
              ) : null}
              {email ? (
                <a href={`mailto:${email}`} className={styles.link}>
                  {email}
                </a>
              ) : null}
              {hours ? (
                <p className={styles.muted}>
                  <FormattedMessage id="guarantees.hours" values={{ hours }} />
                </p>
              ) : null}
            </li>
          ))}
        </ul>
      ) : null}
    </>
  )
}

const TITLES = {
  NONE: 'guarantees.none',
  STORE: 'guarantees.store',
  PROVIDER: 'guarantees.provider',
  '%future added value': 'guarantees.store',
} as const satisfies Record<GuaranteeKind, string>

const TEXTS = {
  NONE: 'guarantees.noneText',
  STORE: 'guarantees.storeText',
  PROVIDER: 'guarantees.providerText',
  '%future added value': 'guarantees.storeText',
} as const satisfies Record<GuaranteeKind, string>
