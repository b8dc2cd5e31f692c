import { FormattedMessage, useIntl } from 'react-intl'
import { AccountSection } from '../../customers/AccountSection.tsx'
import { buttonStyle } from '../../design/buttonStyle.ts'
import { EmptyState } from '../../design/EmptyState.tsx'
import { StoreLink } from '../../routing/StoreLink.tsx'
import { ProofForm } from './ProofForm.tsx'
import { useLinkCreditAccount } from './useLinkCreditAccount.ts'
import styles from './CreditAccount.module.css'

/** Ways to a credit account: the two loans, and the form that links an account that there is. */
export function NoCreditAccount() {
  const intl = useIntl()
  const link = useLinkCreditAccount()
  return (
    <>
      <EmptyState
        icon="wallet"
        title={intl.formatMessage({ id: 'creditAccount.emptyTitle' })}
        action={
          <div className={styles.ways}>
            {LOANS.map(({ path, kind }) => (
              <StoreLink key={path} to={path} className={buttonStyle('secondary')}>
                <FormattedMessage id="creditAccount.loan" values={{ kind }} />
              </StoreLink>
            ))}
          </div>
        }
      >
        <FormattedMessage id="creditAccount.emptyText" tagName="p" />
      </EmptyState>
      <AccountSection
        title={<FormattedMessage id="creditAccount.linkTitle" />}
        intro={<FormattedMessage id="creditAccount.linkIntro" />}
      >
        <ProofForm submit={intl.formatMessage({ id: 'creditAccount.linkSubmit' })} onProven={link} />
      </AccountSection>
    </>
  )
}

const LOANS = [
  { path: '/credilana', kind: 'CREDILANA' },
  { path: '/prestamo-personal', kind: 'PERSONAL_LOAN' },
] as const
