import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import { useLocation } from 'react-router-dom'
import type { LoanApply_credit$key } from '../../__generated__/LoanApply_credit.graphql'
import type { CreditKind } from '../../__generated__/LoanRouteQuery.graphql'
import { buttonStyle } from '../../design/buttonStyle.ts'
import { StoreLink } from '../../routing/StoreLink.tsx'
import { wizardPath } from '../wizard/wizardPaths.ts'
import { isLoanParameter } from './loanAddress.ts'
import styles from './Loan.module.css'

const CUSTOMERS = [
  { customer: 'NEW', message: 'loans.applyNew', variant: 'primary' },
  { customer: 'HOME', message: 'loans.applyHome', variant: 'secondary' },
] as const

/** Id of the heading above the ways to apply. */
export const LOAN_APPLY_ID = 'loan-apply'

type LoanApplyProps = Readonly<{ kind: CreditKind; credit: LoanApply_credit$key }>

/** Ways to apply for a loan: as a new or a home customer, with the loan that is chosen in the address, or in person. */
export function LoanApply({ kind, credit }: LoanApplyProps) {
  const { phone, terms } = useFragment(
    graphql`
      fragment LoanApply_credit on StoreCredit @argumentDefinitions(kind: { type: "CreditKind!" }) {
        phone {
          dialled
          formatted
        }
        terms(kind: $kind) {
          legend
        }
      }
    `,
    credit,
  )
  const intl = useIntl()
  const { search } = useLocation()
  const loan = loanParameters(search)
  return (
    <section className={styles.apply} aria-labelledby={LOAN_APPLY_ID}>
      <h2 id={LOAN_APPLY_ID} className={styles.title}>
        <FormattedMessage id="loans.apply" />
      </h2>
      <p>
        <FormattedMessage id="loans.applyText" />
      </p>
      <p className={styles.question}>
        <FormattedMessage id="loans.question" />
      </p>
      <ul className={styles.ways}>
        {CUSTOMERS.map(({ customer, message, variant }) => {
          const path = wizardPath(kind, customer)
          return path === null ? null : (
            <li key={customer}>
              <StoreLink to={`${path}${loan}`} className={buttonStyle(variant)}>
                <FormattedMessage id={message} />
              </StoreLink>
            </li>
          )
        })}
      </ul>
      <p>
        <FormattedMessage id="loans.inPerson" />
      </p>
      <ul className={styles.ways}>
        {phone ? (
          <li>
            <a href={`tel:${phone.dialled}`} className={styles.way}>
              {intl.formatMessage({ id: 'loans.call' }, { phone: phone.formatted })}
            </a>
          </li>
        ) : null}
        <li>
          <StoreLink to="/tiendas" className={styles.way}>
            <FormattedMessage id="loans.shops" />
          </StoreLink>
        </li>
      </ul>
      {terms?.legend ? <p className={styles.legend}>{terms.legend}</p> : null}
    </section>
  )
}

/** Returns the parameters of an address that name a loan, with their question mark; empty without one. */
function loanParameters(search: string): string {
  const known = [...new URLSearchParams(search)].filter(([name, value]) => isLoanParameter(name, value))
  return known.length === 0 ? '' : `?${new URLSearchParams(known).toString()}`
}
