import { useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { CompanyUsers_company$key } from '../../__generated__/CompanyUsers_company.graphql'
import { AccountSection } from '../../customers/AccountSection.tsx'
import { CompanyUserRow } from './CompanyUserRow.tsx'
import { InviteUser } from './InviteUser.tsx'
import styles from '../Company.module.css'

type CompanyUsersProps = Readonly<{
  company: CompanyUsers_company$key
  /** Called when the customer's own role may have changed. */
  onChanged: () => void
}>

/** Users of a company and open invitations, with the dialog that invites another. */
export function CompanyUsers({ company: key, onChanged }: CompanyUsersProps) {
  const { users } = useFragment(
    graphql`
      fragment CompanyUsers_company on Company {
        users {
          userId
          ...CompanyUserRow_user
        }
      }
    `,
    key,
  )
  const intl = useIntl()
  return (
    <AccountSection title={intl.formatMessage({ id: 'b2b.users' })}>
      <ul className={styles.users}>
        {(users ?? []).map((user) => (
          <CompanyUserRow key={user.userId} user={user} onChanged={onChanged} />
        ))}
      </ul>
      <InviteUser />
    </AccountSection>
  )
}
