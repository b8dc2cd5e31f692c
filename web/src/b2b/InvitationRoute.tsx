import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, usePreloadedQuery } from 'react-relay/hooks'
import type { InvitationRouteMutation } from '../__generated__/InvitationRouteMutation.graphql'
import type { InvitationRouteQuery } from '../__generated__/InvitationRouteQuery.graphql'
import { useLinkSecrets } from '../customers/password/useLinkSecrets.ts'
import { PasswordField } from '../customers/password/PasswordField.tsx'
import { EntryPage } from '../customers/signIn/EntryPage.tsx'
import { withReturnPath } from '../customers/signIn/returnPath.ts'
import { buttonStyle } from '../design/buttonStyle.ts'
import { randomId } from '../device/randomId.ts'
import { NotFoundPage } from '../layout/NotFoundPage.tsx'
import { StoreLink } from '../routing/StoreLink.tsx'
import { useRouteQuery } from '../routing/useRouteQuery.ts'
import { CompanyFormFrame } from './CompanyFormFrame.tsx'
import { COMPANY_PATH } from './companyPath.ts'
import { useCompanyChange } from './useCompanyChange.ts'
import { useTextForm } from './useTextForm.ts'

/** Route `/customer/company-invitation?code=…`: target of the link in an invitation. */
export function InvitationRoute() {
  const { store, viewer } = usePreloadedQuery<InvitationRouteQuery>(
    graphql`
      query InvitationRouteQuery @preloadable {
        store {
          business {
            isHere
          }
        }
        viewer {
          customer {
            __typename
          }
        }
      }
    `,
    useRouteQuery<InvitationRouteQuery>(),
  )
  const intl = useIntl()
  const secretOf = useLinkSecrets('code')
  const kindOf = useLinkSecrets('cuenta')
  const code = secretOf('code')
  const [isDone, setIsDone] = useState(false)
  if (!store.business?.isHere) return <NotFoundPage />
  const way = viewer.customer ? COMPANY_PATH : withReturnPath('/login', COMPANY_PATH)
  return (
    <EntryPage
      title={intl.formatMessage({ id: 'b2b.invitationTitle' })}
      intro={<FormattedMessage id={isDone ? 'b2b.joined' : 'b2b.invitationText'} />}
    >
      {code === '' ? <FormattedMessage id="customers.emailLinkIncomplete" tagName="p" /> : null}
      {code === '' || isDone ? null : (
        <AcceptanceForm code={code} isNew={kindOf('cuenta') === 'nueva'} onDone={() => setIsDone(true)} />
      )}
      {isDone ? (
        <StoreLink to={way} className={buttonStyle('primary')}>
          <FormattedMessage id={viewer.customer ? 'b2b.toCompany' : 'b2b.signIn'} />
        </StoreLink>
      ) : null}
    </EntryPage>
  )
}

type AcceptanceFormProps = Readonly<{
  code: string
  /** True for an address without an account, which needs a password. */
  isNew: boolean
  onDone: () => void
}>

function AcceptanceForm({ code, isNew, onDone }: AcceptanceFormProps) {
  const intl = useIntl()
  const [needsPassword, setNeedsPassword] = useState(isNew)
  const accept = useCompanyChange<InvitationRouteMutation>(graphql`
    mutation InvitationRouteMutation($input: AcceptCompanyInvitationInput!) {
      acceptCompanyInvitation(input: $input) {
        customer {
          id
        }
        userErrors {
          code
          message
          field
        }
        notices {
          code
          message
        }
      }
    }
  `)
  const form = useTextForm({
    name: null,
    initial: { password: '' },
    required: needsPassword ? ['password'] : [],
    send: async ({ password = '' }) => {
      const refusal = await accept({
        input: { code, ...(password === '' ? {} : { password }), clientMutationId: randomId() },
      })
      if (refusal === null) onDone()
      else if ('userErrors' in refusal && refusal.userErrors.some(({ field }) => field?.[0] === 'password'))
        setNeedsPassword(true)
      return refusal
    },
  })
  return (
    <CompanyFormFrame form={form} submit={intl.formatMessage({ id: 'b2b.accept' })}>
      {needsPassword ? (
        <PasswordField
          field={{ ...form.fieldOf('password'), onBlur: () => undefined }}
          label={intl.formatMessage({ id: 'customers.newPassword' })}
          autoComplete="new-password"
        />
      ) : null}
    </CompanyFormFrame>
  )
}
