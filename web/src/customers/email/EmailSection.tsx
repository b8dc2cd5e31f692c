import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { EmailSection_customer$key } from '../../__generated__/EmailSection_customer.graphql'
import { AccountSection } from '../AccountSection.tsx'
import { EmailForm } from './EmailForm.tsx'
import { WaitingEmail } from './WaitingEmail.tsx'

/** Section on the e-mail address: the change form, or the state of a pending change. */
export function EmailSection({ customer }: Readonly<{ customer: EmailSection_customer$key }>) {
  const shown = useFragment(
    graphql`
      fragment EmailSection_customer on Customer {
        email
        emailChange {
          __typename
        }
        ...EmailForm_customer
        ...WaitingEmail_customer
      }
    `,
    customer,
  )
  return (
    <AccountSection
      title={<FormattedMessage id="customers.emailTitle" />}
      intro={shown.emailChange ? null : <FormattedMessage id="customers.emailNow" values={{ email: shown.email }} />}
    >
      {shown.emailChange ? <WaitingEmail customer={shown} /> : <EmailForm customer={shown} />}
    </AccountSection>
  )
}
