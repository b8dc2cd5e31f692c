import { graphql } from 'react-relay/hooks'
import * as v from 'valibot'
import { answerMutation, applicationIdSchema } from './answerMutation.ts'

const beneficiarySchema = v.object({ name: v.string(), surname: v.string(), kinship: v.string(), percent: v.number() })

/** Variables of the insurance, as they wait on the device. */
export const insuranceVariablesSchema = v.object({
  input: v.object({
    applicationId: applicationIdSchema,
    /** Null removes the insurance. */
    code: v.nullable(v.string()),
    beneficiaries: v.optional(v.array(beneficiarySchema), []),
  }),
})

export const setCreditInsuranceDocument = graphql`
  mutation setCreditInsuranceMutation($input: SetCreditInsuranceInput!) {
    setCreditInsurance(input: $input) {
      application {
        ...CreditWizard_application
      }
      ...mutationPayload_payload
    }
  }
`

/** Mutation that chooses the life insurance of the loan and its beneficiaries, or removes it. */
export const setCreditInsuranceMutation = answerMutation({
  document: setCreditInsuranceDocument,
  step: 'INSURANCE',
  completes: ({ code }) => code !== null,
  variables: insuranceVariablesSchema,
  show: (application, { code, beneficiaries }, store) => {
    if (code === null) return application.setValue(null, 'insurance')
    const insurance = application.getOrCreateLinkedRecord('insurance', 'CreditInsurance')
    insurance.setValue(code, 'code')
    const people = beneficiaries.map((person, at) => {
      const id = `${insurance.getDataID()}:waiting:${at}`
      const record = store.get(id) ?? store.create(id, 'Beneficiary')
      for (const [name, value] of Object.entries(person)) record.setValue(value, name)
      return record
    })
    return insurance.setLinkedRecords(people, 'beneficiaries')
  },
})
