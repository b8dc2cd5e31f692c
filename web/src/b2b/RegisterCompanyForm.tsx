import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql } from 'react-relay/hooks'
import { cleanEmail } from '@hogar/schema/validation/cleanEmail.ts'
import type { RegisterCompanyFormMutation } from '../__generated__/RegisterCompanyFormMutation.graphql'
import { randomId } from '../device/randomId.ts'
import { CompanyFields } from './CompanyFields.tsx'
import { CompanyFormFrame } from './CompanyFormFrame.tsx'
import { PersonFields } from './PersonFields.tsx'
import { cleanCompanyText, COMPANY_REQUIRED, companyInput, NO_COMPANY_DRAFT } from './companyDraft.ts'
import { type TextDraft, useTextForm } from './useTextForm.ts'
import { useCompanyChange } from './useCompanyChange.ts'
import styles from './Company.module.css'

const NO_PERSON_DRAFT: TextDraft = { firstName: '', lastName: '', mothersName: '', email: '', jobTitle: '' }
const PERSON_REQUIRED = ['firstName', 'lastName', 'email'] as const

type Person = Readonly<{ firstName: string; lastName: string; email: string }>

type RegisterCompanyFormProps = Readonly<{
  /** Signed-in customer whose company it is; null for a guest, who gets an account with it. */
  customer: Person | null
}>

/** Form that registers a company, and then says what happens next. */
export function RegisterCompanyForm({ customer }: RegisterCompanyFormProps) {
  const intl = useIntl()
  const [key, setKey] = useState<Readonly<{ of: TextDraft; id: string }> | null>(null)
  const [sentTo, setSentTo] = useState<string | null>(null)
  const register = useCompanyChange<RegisterCompanyFormMutation>(graphql`
    mutation RegisterCompanyFormMutation($input: RegisterCompanyInput!) {
      registerCompany(input: $input) {
        customer {
          ...CompanyPage_customer
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
    name: 'company:new',
    initial: { ...NO_COMPANY_DRAFT, ...(customer === null ? NO_PERSON_DRAFT : {}) },
    required: [...(customer === null ? PERSON_REQUIRED : []), ...COMPANY_REQUIRED],
    clean: cleanCompanyText,
    send: async (draft) => {
      // The same answers once more are the same registration, whatever became of the first try.
      const id = key?.of === draft ? key.id : randomId()
      setKey({ of: draft, id })
      const { mothersName = '', jobTitle = '' } = draft
      const person = customer ?? {
        firstName: draft['firstName'] ?? '',
        lastName: draft['lastName'] ?? '',
        email: cleanEmail(draft['email'] ?? ''),
      }
      const refusal = await register({
        input: {
          ...person,
          ...(mothersName === '' ? {} : { mothersName }),
          ...(jobTitle === '' ? {} : { jobTitle }),
          company: companyInput(draft),
          clientMutationId: id,
        },
      })
      if (refusal === null) setSentTo(person.email)
      return refusal
    },
  })
  if (sentTo !== null) return <WhatIsNext email={sentTo} hasAccount={customer !== null} />
  return (
    <CompanyFormFrame form={form} submit={intl.formatMessage({ id: 'b2b.register' })}>
      {customer === null ? <PersonFields fieldOf={form.fieldOf} isOwn /> : null}
      <CompanyFields fieldOf={form.fieldOf} />
    </CompanyFormFrame>
  )
}

type WhatIsNextProps = Readonly<{ email: string; hasAccount: boolean }>

function WhatIsNext({ email, hasAccount }: WhatIsNextProps) {
  return (
    <section className={styles.next} aria-live="polite">
      <h2 ref={focus} tabIndex={-1}>
        <FormattedMessage id="b2b.nextTitle" />
      </h2>
      <ol className={styles.steps}>
        {hasAccount ? null : (
          <li>
            <FormattedMessage id="b2b.nextPassword" values={{ email }} />
          </li>
        )}
        <li>
          <FormattedMessage id="b2b.nextReview" />
        </li>
        <li>
          <FormattedMessage id="b2b.nextShop" />
        </li>
      </ol>
    </section>
  )
}

/** Takes the focus that the form before had. */
function focus(heading: HTMLElement | null): void {
  heading?.focus()
}
