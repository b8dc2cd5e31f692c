import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { CreditAccountCard_account$key } from '../../__generated__/CreditAccountCard_account.graphql'
import { Amount } from '../../cart/Amount.tsx'
import { AccountSection } from '../../customers/AccountSection.tsx'
import { OpenTransfers } from '../payments/outcome/OpenTransfers.tsx'
import { CreditDueFacts } from './CreditDueFacts.tsx'
import { CreditRow } from './CreditRow.tsx'
import { UnlinkCreditAccount } from './UnlinkCreditAccount.tsx'
import styles from './CreditAccount.module.css'

/** Credit account: line and debt, the next payment, and its credits. */
export function CreditAccountCard({ account: key }: Readonly<{ account: CreditAccountCard_account$key }>) {
  const account = useFragment(
    graphql`
      fragment CreditAccountCard_account on CreditAccount {
        number
        holder
        status
        line {
          ...Amount_money
        }
        available {
          ...Amount_money
        }
        owed {
          ...Amount_money
        }
        next {
          ...CreditDueFacts_due
        }
        credits {
          id
          ...CreditRow_credit
        }
        ...OpenTransfers_account
        ...UnlinkCreditAccount_account
      }
    `,
    key,
  )
  const { holder, status, credits } = account
  const facts = [
    { title: 'creditAccount.owed', money: account.owed },
    { title: 'creditAccount.available', money: account.available },
    { title: 'creditAccount.line', money: account.line },
  ]
  return (
    <AccountSection
      title={<FormattedMessage id="creditAccount.accountTitle" values={{ number: account.number }} />}
      intro={holder ? <FormattedMessage id="creditAccount.holder" values={{ name: holder }} /> : null}
    >
      {status === 'BLOCKED' ? <FormattedMessage id="creditAccount.blocked" tagName="p" /> : null}
      {status === 'CLOSED' ? <FormattedMessage id="creditAccount.closed" tagName="p" /> : null}
      <dl className={styles.facts}>
        {facts.map(({ title, money }) =>
          money ? (
            <div key={title}>
              <dt>
                <FormattedMessage id={title} />
              </dt>
              <dd className={styles.amount}>
                <Amount money={money} />
              </dd>
            </div>
          ) : null,
        )}
      </dl>
      {account.next ? <CreditDueFacts due={account.next} headingLevel={3} credit={null} /> : null}
      <OpenTransfers account={account} headingLevel={3} />
      <h3 className={styles.subtitle}>
        <FormattedMessage id="creditAccount.credits" />
      </h3>
      {credits ? null : <FormattedMessage id="creditAccount.creditsTrouble" tagName="p" />}
      {credits?.length === 0 ? <FormattedMessage id="creditAccount.creditsNone" tagName="p" /> : null}
      {credits && credits.length > 0 ? (
        <ul className={styles.credits}>
          {credits.map((credit) => (
            <li key={credit.id} className={styles.credit}>
              <CreditRow credit={credit} />
            </li>
          ))}
        </ul>
      ) : null}
      <UnlinkCreditAccount account={account} />
    </AccountSection>
  )
}
