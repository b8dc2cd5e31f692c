import { FormattedMessage, useIntl } from 'react-intl'
import { StoreLink } from '../../routing/StoreLink.tsx'
import { CREDIT_TYPES, CREDIT_TYPE_TITLES, type CreditTypeName } from './creditTypes.ts'
import { usePayPaths } from './payPaths.ts'
import styles from './Pay.module.css'

/** Links to the types of credit; each has an address of its own. Types by borrower are shown on their own pages alone. */
export function CreditTypeTabs({ current }: Readonly<{ current: CreditTypeName }>) {
  const { formatMessage } = useIntl()
  const { choose } = usePayPaths()
  return (
    <nav aria-label={formatMessage({ id: 'creditPayments.types' })}>
      <ul className={styles.tabs}>
        {CREDIT_TYPES.map(({ name, ...type }) =>
          'kind' in type || name === current ? (
            <li key={name}>
              <StoreLink
                to={`${choose}/${name}`}
                className={styles.tab}
                aria-current={name === current ? 'page' : undefined}
              >
                <FormattedMessage id={CREDIT_TYPE_TITLES[name]} />
              </StoreLink>
            </li>
          ) : null,
        )}
      </ul>
    </nav>
  )
}
