import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { CompanyData_company$key } from '../__generated__/CompanyData_company.graphql'
import { AccountSection } from '../customers/AccountSection.tsx'
import { Button } from '../design/Button.tsx'
import { EditCompanyForm } from './EditCompanyForm.tsx'
import styles from './Company.module.css'

/** Data of a company, and the form that changes it. */
export function CompanyData({ company: key }: Readonly<{ company: CompanyData_company$key }>) {
  const company = useFragment(
    graphql`
      fragment CompanyData_company on Company {
        name
        taxId
        email
        telephone
        region
        permissions
        ...EditCompanyForm_company
      }
    `,
    key,
  )
  const intl = useIntl()
  const [isEditing, setIsEditing] = useState(false)
  const facts = [
    ['b2b.name', company.name],
    ['b2b.taxId', company.taxId],
    ['b2b.companyEmail', company.email],
    ['b2b.telephone', company.telephone],
    ['b2b.region', company.region ?? intl.formatMessage({ id: 'b2b.noRegion' })],
  ] as const
  return (
    <AccountSection title={intl.formatMessage({ id: 'b2b.data' })}>
      {isEditing ? (
        <EditCompanyForm company={company} onDone={() => setIsEditing(false)} />
      ) : (
        <>
          <dl className={styles.facts}>
            {facts.map(([label, value]) => (
              <div key={label}>
                <dt>
                  <FormattedMessage id={label} />
                </dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          {company.permissions.includes('EDIT_COMPANY') ? (
            <Button variant="secondary" onClick={() => setIsEditing(true)}>
              <FormattedMessage id="b2b.edit" />
            </Button>
          ) : null}
        </>
      )}
    </AccountSection>
  )
}
