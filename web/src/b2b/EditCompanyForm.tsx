import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { EditCompanyFormMutation } from '../__generated__/EditCompanyFormMutation.graphql'
import type { EditCompanyForm_company$key } from '../__generated__/EditCompanyForm_company.graphql'
import { randomId } from '../device/randomId.ts'
import { Button } from '../design/Button.tsx'
import { CompanyFields } from './CompanyFields.tsx'
import { CompanyFormFrame } from './CompanyFormFrame.tsx'
import { cleanCompanyText, COMPANY_REQUIRED, companyInput } from './companyDraft.ts'
import { useCompanyChange } from './useCompanyChange.ts'
import { useTextForm } from './useTextForm.ts'

type EditCompanyFormProps = Readonly<{ company: EditCompanyForm_company$key; onDone: () => void }>

/** Form that changes the data of a company. */
export function EditCompanyForm({ company: key, onDone }: EditCompanyFormProps) {
  const company = useFragment(
    graphql`
      fragment EditCompanyForm_company on Company {
        name
        taxId
        email
        telephone
        regionCode
      }
    `,
    key,
  )
  const intl = useIntl()
  const update = useCompanyChange<EditCompanyFormMutation>(graphql`
    mutation EditCompanyFormMutation($input: UpdateCompanyInput!) {
      updateCompany(input: $input) {
        company {
          ...CompanyStatus_company
          ...CompanyData_company
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
    name: 'company:edit',
    initial: {
      'company.name': company.name,
      'company.taxId': company.taxId,
      'company.email': company.email,
      'company.telephone': company.telephone,
      'company.regionCode': company.regionCode ?? '',
    },
    required: COMPANY_REQUIRED,
    clean: cleanCompanyText,
    send: async (draft) => {
      const refusal = await update({ input: { company: companyInput(draft), clientMutationId: randomId() } })
      if (refusal === null) onDone()
      return refusal
    },
  })
  const cancel = () => {
    form.discard()
    onDone()
  }
  return (
    <>
      <CompanyFormFrame form={form} submit={intl.formatMessage({ id: 'b2b.save' })}>
        <CompanyFields fieldOf={form.fieldOf} taxIdHint={intl.formatMessage({ id: 'b2b.taxIdChange' })} />
      </CompanyFormFrame>
      <Button variant="quiet" onClick={cancel}>
        <FormattedMessage id="b2b.cancel" />
      </Button>
    </>
  )
}
