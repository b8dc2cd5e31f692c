import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, usePreloadedQuery } from 'react-relay/hooks'
import type { ProfileRouteQuery } from '../../__generated__/ProfileRouteQuery.graphql'
import { useRouteQuery } from '../../routing/useRouteQuery.ts'
import { AccountFrame } from '../AccountFrame.tsx'
import { AccountSection } from '../AccountSection.tsx'
import { BirthDate } from '../registration/BirthDate.tsx'
import { DeviceList } from './DeviceList.tsx'
import { EraseAccount } from '../erasure/EraseAccount.tsx'
import { EmailSection } from '../email/EmailSection.tsx'
import { PasswordForm } from '../password/PasswordForm.tsx'
import { ProfileForm } from './ProfileForm.tsx'

/** Route `/my-account/edit`: names, e-mail address, password and devices. */
export function ProfileRoute() {
  const { viewer } = usePreloadedQuery<ProfileRouteQuery>(
    graphql`
      query ProfileRouteQuery @preloadable {
        viewer {
          customer {
            ...AccountFrame_customer
            ...ProfileForm_customer
            ...BirthDate_customer
            ...EmailSection_customer
            ...PasswordForm_customer
            ...DeviceList_customer
            ...EraseAccount_customer
          }
        }
      }
    `,
    useRouteQuery<ProfileRouteQuery>(),
  )
  const intl = useIntl()
  const { customer } = viewer
  return (
    <AccountFrame title={intl.formatMessage({ id: 'customers.profile' })} customer={customer}>
      {customer ? (
        <>
          <AccountSection title={<FormattedMessage id="customers.yourData" />}>
            <ProfileForm customer={customer} />
            <BirthDate customer={customer} />
          </AccountSection>
          <div data-needs="EMAIL_CHANGES">
            <EmailSection customer={customer} />
          </div>
          <AccountSection
            title={<FormattedMessage id="customers.passwordTitle" />}
            intro={<FormattedMessage id="customers.passwordText" />}
          >
            <PasswordForm customer={customer} />
          </AccountSection>
          <div data-needs="DEVICES">
            <AccountSection
              title={<FormattedMessage id="customers.devicesTitle" />}
              intro={<FormattedMessage id="customers.devicesText" />}
            >
              <DeviceList customer={customer} />
            </AccountSection>
          </div>
          <div data-needs="ACCOUNT_ERASURE">
            <AccountSection
              title={<FormattedMessage id="customers.erase" />}
              intro={<FormattedMessage id="customers.eraseIntro" />}
            >
              <EraseAccount customer={customer} />
            </AccountSection>
          </div>
        </>
      ) : null}
    </AccountFrame>
  )
}
