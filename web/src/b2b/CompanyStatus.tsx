import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { CompanyStatus as Status, CompanyStatus_company$key } from '../__generated__/CompanyStatus_company.graphql'
import { AccountSection } from '../customers/AccountSection.tsx'
import { classNames } from '../design/classNames.ts'
import styles from './Company.module.css'

/** Status of a company in words, with what it opens, and the shop's reason. */
export function CompanyStatus({ company: key }: Readonly<{ company: CompanyStatus_company$key }>) {
  const { name, status, statusReason, permissions } = useFragment(
    graphql`
      fragment CompanyStatus_company on Company {
        name
        status
        statusReason
        permissions
      }
    `,
    key,
  )
  const { title, text } = TEXTS[status]
  return (
    <AccountSection title={name}>
      <p className={classNames(styles.tag, status === 'APPROVED' && styles.good, status === 'BLOCKED' && styles.bad)}>
        <FormattedMessage id={title} />
      </p>
      <FormattedMessage
        id={status === 'APPROVED' && !permissions.includes('ORDER') ? 'b2b.textVIEWER' : text}
        tagName="p"
      />
      {statusReason ? <p className={styles.muted}>{statusReason}</p> : null}
    </AccountSection>
  )
}

const PENDING = { title: 'b2b.statusPENDING', text: 'b2b.textPENDING' } as const
const TEXTS = {
  PENDING,
  APPROVED: { title: 'b2b.statusAPPROVED', text: 'b2b.textAPPROVED' },
  REJECTED: { title: 'b2b.statusREJECTED', text: 'b2b.textREJECTED' },
  BLOCKED: { title: 'b2b.statusBLOCKED', text: 'b2b.textBLOCKED' },
  '%future added value': PENDING,
} as const satisfies Record<Status, Readonly<{ title: string; text: string }>>
