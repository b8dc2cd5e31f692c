import { useTransition } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useRefetchableFragment } from 'react-relay/hooks'
import type { CompanyPageRefetchQuery } from '../__generated__/CompanyPageRefetchQuery.graphql'
import type { CompanyPage_customer$key } from '../__generated__/CompanyPage_customer.graphql'
import { AccountSection } from '../customers/AccountSection.tsx'
import { CompanyData } from './CompanyData.tsx'
import { CompanyOrders } from './CompanyOrders.tsx'
import { CompanyStatus } from './CompanyStatus.tsx'
import { CompanyUsers } from './users/CompanyUsers.tsx'
import { CompanyWholesale } from './CompanyWholesale.tsx'
import { RegisterCompanyForm } from './RegisterCompanyForm.tsx'
import styles from './Company.module.css'

/** Company of a customer: status, data, users, orders and wholesale; without one, the form that registers it. */
export function CompanyPage({ customer: key }: Readonly<{ customer: CompanyPage_customer$key }>) {
  const [customer, refetch] = useRefetchableFragment<CompanyPageRefetchQuery, CompanyPage_customer$key>(
    graphql`
      fragment CompanyPage_customer on Customer
      @argumentDefinitions(first: { type: "Int", defaultValue: 10 })
      @refetchable(queryName: "CompanyPageRefetchQuery") {
        firstName
        lastName
        email
        company {
          permissions
          ...CompanyStatus_company
          ...CompanyData_company
          ...CompanyUsers_company
          ...CompanyWholesale_company
          ...CompanyOrders_company @arguments(first: $first)
        }
      }
    `,
    key,
  )
  const intl = useIntl()
  const [, startTransition] = useTransition()
  const { company, firstName, lastName, email } = customer
  if (!company)
    return (
      <AccountSection
        title={intl.formatMessage({ id: 'b2b.finishTitle' })}
        intro={intl.formatMessage({ id: 'b2b.finishText' })}
      >
        <RegisterCompanyForm customer={{ firstName, lastName, email }} />
      </AccountSection>
    )
  const may = (permission: (typeof company.permissions)[number]) => company.permissions.includes(permission)
  const reread = () => startTransition(() => void refetch({}, { fetchPolicy: 'network-only' }))
  return (
    <div className={styles.page}>
      <CompanyStatus company={company} />
      <CompanyData company={company} />
      {may('MANAGE_USERS') ? <CompanyUsers company={company} onChanged={reread} /> : null}
      {may('READ_ORDERS') ? <CompanyOrders company={company} /> : null}
      {may('ORDER') ? <CompanyWholesale company={company} /> : null}
      {may('READ_ORDERS') ? null : <FormattedMessage id="b2b.later" tagName="p" />}
    </div>
  )
}
