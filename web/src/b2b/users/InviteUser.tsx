import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql } from 'react-relay/hooks'
import { cleanEmail } from '@hogar/schema/validation/cleanEmail.ts'
import type { InviteUserMutation } from '../../__generated__/InviteUserMutation.graphql'
import { randomId } from '../../device/randomId.ts'
import { Button } from '../../design/Button.tsx'
import { SelectField } from '../../design/forms/SelectField.tsx'
import { Dialog } from '../../design/overlays/Dialog.tsx'
import { CompanyFormFrame } from '../CompanyFormFrame.tsx'
import { PersonFields } from '../PersonFields.tsx'
import { ROLE_LABELS } from './roles.ts'
import { useCompanyChange } from '../useCompanyChange.ts'
import { useTextForm } from '../useTextForm.ts'

const INVITED_ROLES = ['BUYER', 'VIEWER'] as const

/** Button with the dialog that invites a user into the company. */
export function InviteUser() {
  const intl = useIntl()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button variant="secondary" onClick={() => setIsOpen(true)}>
        <FormattedMessage id="b2b.invite" />
      </Button>
      <Dialog isOpen={isOpen} onClose={() => setIsOpen(false)} title={intl.formatMessage({ id: 'b2b.inviteTitle' })}>
        {isOpen ? <InvitationForm onDone={() => setIsOpen(false)} /> : null}
      </Dialog>
    </>
  )
}

function InvitationForm({ onDone }: Readonly<{ onDone: () => void }>) {
  const intl = useIntl()
  const invite = useCompanyChange<InviteUserMutation>(graphql`
    mutation InviteUserMutation($input: InviteCompanyUserInput!) {
      inviteCompanyUser(input: $input) {
        company {
          ...CompanyUsers_company
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
    name: 'company:invite',
    initial: { firstName: '', lastName: '', email: '', jobTitle: '', role: 'BUYER' },
    required: ['firstName', 'lastName', 'email'],
    send: async ({ firstName = '', lastName = '', email = '', jobTitle = '', role }) => {
      const refusal = await invite({
        input: {
          firstName,
          lastName,
          email: cleanEmail(email),
          ...(jobTitle === '' ? {} : { jobTitle }),
          role: role === 'VIEWER' ? 'VIEWER' : 'BUYER',
          clientMutationId: randomId(),
        },
      })
      if (refusal === null) onDone()
      return refusal
    },
  })
  return (
    <CompanyFormFrame form={form} submit={intl.formatMessage({ id: 'b2b.sendInvitation' })}>
      <PersonFields fieldOf={form.fieldOf} isOwn={false} />
      <SelectField {...form.fieldOf('role')} label={intl.formatMessage({ id: 'b2b.role' })}>
        {INVITED_ROLES.map((role) => (
          <option key={role} value={role}>
            {intl.formatMessage({ id: ROLE_LABELS[role] })}
          </option>
        ))}
      </SelectField>
    </CompanyFormFrame>
  )
}
