import { type SubmitEvent, useId, useState } from 'react'
import { useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { InsuranceForm_application$key } from '../../../../__generated__/InsuranceForm_application.graphql'
import type { setCreditInsuranceMutation as SetCreditInsurance } from '../../../../__generated__/setCreditInsuranceMutation.graphql'
import type { InsuranceForm_credit$key } from '../../../../__generated__/InsuranceForm_credit.graphql'
import { ErrorSummary } from '../../../../checkout/ErrorSummary.tsx'
import { Refusals } from '../../../../checkout/Refusals.tsx'
import { Button } from '../../../../design/Button.tsx'
import { Checkbox } from '../../../../design/forms/Checkbox.tsx'
import { LiveForm } from '../../../../design/forms/LiveForm.tsx'
import { RadioGroup } from '../../../../design/forms/RadioGroup.tsx'
import { type MoneyValue, useMoney } from '../../../../i18n/useMoney.ts'
import { setCreditInsuranceDocument } from '../../answers/setCreditInsuranceMutation.ts'
import { useAnswer } from '../../answers/useAnswer.ts'
import { sortStepRefusal } from '../../useStepForm.ts'
import { useStepDraft, useStepRefusal } from '../../WizardDrafts.tsx'
import { useStepRequest } from '../useStepRequest.ts'
import { StepButtons } from '../StepButtons.tsx'
import { Beneficiaries } from './Beneficiaries.tsx'
import { beneficiariesInput } from './insuranceDraft.ts'
import { useBeneficiaries } from './useBeneficiaries.ts'
import styles from './Insurance.module.css'

type InsuranceFormProps = Readonly<{
  isRequired: boolean
  /** Amount lent. At least one insurance covers it. */
  loan: number
  application: InsuranceForm_application$key
  credit: InsuranceForm_credit$key
  onDone: () => void
}>

/** Form of a life insurance and its beneficiaries. An optional one is not ticked before the applicant ticks it. */
export function InsuranceForm(props: InsuranceFormProps) {
  const { isRequired } = props
  const { formatMessage } = useIntl()
  const formatMoney = useMoney()
  const write = ({ amount, currencyCode }: MoneyValue, isShort = false) =>
    formatMoney({ amount, currencyCode }, isShort)
  const say = (name: string) => formatMessage({ id: `creditSteps.${name}` })
  const insurances = useInsurances(props)
  const { options, most, kinships } = insurances
  const form = useInsuranceForm(props, insurances)
  const { isWanted, setIsWanted, code, setCode, codeError, list, submit, isBusy, refusals } = form
  const codeErrors = codeError === undefined ? [] : [{ fieldId: form.codeId, message: codeError }]
  return (
    <LiveForm className={styles.form} onSubmit={submit}>
      <ErrorSummary errors={[...codeErrors, ...list.summary]} attempt={form.attempt} />
      <Refusals messages={refusals} />
      {isRequired ? (
        <p>{say('insuranceRequired')}</p>
      ) : (
        <>
          <p>{say('insuranceOffer')}</p>
          <Checkbox
            label={say('insuranceWanted')}
            checked={isWanted}
            onChange={({ target }) => setIsWanted(target.checked)}
          />
        </>
      )}
      {isRequired || isWanted ? (
        <>
          <div id={form.codeId} tabIndex={-1}>
            <RadioGroup
              legend={say('insuranceOptions')}
              value={code}
              onChange={setCode}
              error={codeError}
              options={options.map(({ code: value, insured, monthlyPremium }) => ({
                value,
                label: write(insured, true),
                aside: formatMessage({ id: 'creditSteps.premium' }, { amount: write(monthlyPremium) }),
              }))}
            />
          </div>
          <p className={styles.muted}>{say('premiumHint')}</p>
          <Beneficiaries form={list} most={most} kinships={kinships} />
        </>
      ) : null}
      <StepButtons>
        <Button type="submit" isBusy={isBusy}>
          {say(isRequired || isWanted ? 'continue' : 'continueWithout')}
        </Button>
      </StepButtons>
    </LiveForm>
  )
}

/** React hook that reads the insurances that cover the loan, smallest first, and the one that was chosen. */
function useInsurances({ loan, application: key, credit }: InsuranceFormProps) {
  const application = useFragment(
    graphql`
      fragment InsuranceForm_application on CreditApplication {
        insurance {
          code
          beneficiaries {
            name
            surname
            kinship
            percent
          }
        }
        ...useAnswer_application
      }
    `,
    key,
  )
  const { insurances, kinships } = useFragment(
    graphql`
      fragment InsuranceForm_credit on StoreCredit {
        insurances {
          options {
            code
            insured {
              amount
              currencyCode
            }
            monthlyPremium {
              amount
              currencyCode
            }
          }
          beneficiariesMax
        }
        kinships {
          value
          label
        }
      }
    `,
    credit,
  )
  const { insurance } = application
  return {
    application,
    options: insurances?.options.filter(({ insured }) => Number(insured.amount) >= loan) ?? [],
    most: insurances?.beneficiariesMax ?? 1,
    kinships: kinships?.map(({ value, label }) => ({ value, label })) ?? [],
    chosen: insurance?.code ?? null,
    beneficiaries:
      insurance?.beneficiaries.map(({ name, surname, kinship, percent }) => ({
        name,
        surname,
        kinship,
        percent: String(percent),
      })) ?? [],
  }
}

/** React hook of the form: what is chosen, and what is wrong with it. */
function useInsuranceForm(
  { isRequired, onDone }: InsuranceFormProps,
  { application, options, most, chosen, beneficiaries }: ReturnType<typeof useInsurances>,
) {
  const set = useAnswer<SetCreditInsurance>({
    application,
    name: 'setCreditInsurance',
    document: setCreditInsuranceDocument,
  })
  const { refusal: late } = useStepRefusal('seguro')
  const first = sortStepRefusal(late ?? { userErrors: [] }, ['code', 'beneficiaries'])
  const { request, isBusy, refusals, forgive } = useStepRequest(first.others)
  const covering = options.find((option) => option.code === chosen) ?? options[0]
  const [choice, change] = useStepDraft('seguro', { wanted: chosen === null ? '' : 'yes', code: covering?.code ?? '' })
  const isWanted = choice.wanted !== ''
  const code = options.some((option) => option.code === choice.code) ? choice.code : (covering?.code ?? '')
  const codeId = useId()
  const [codeError, setCodeError] = useState(first.fields.code)
  // What was refused later is there from the first rendering on.
  const [attempt, setAttempt] = useState(first.fields.code || first.fields.beneficiaries ? 1 : 0)
  const list = useBeneficiaries(beneficiaries, { most, refused: first.fields.beneficiaries ?? null })
  const hasInsurance = isRequired || isWanted
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy) return
    // Nothing to tell the platform: there was none, and there will be none.
    if (!hasInsurance && chosen === null) return onDone()
    if (hasInsurance && list.isFaulty()) {
      list.refuse()
      return setAttempt(attempt + 1)
    }
    const input = hasInsurance ? { code, beneficiaries: beneficiariesInput(list.people) } : { code: null }
    void request<'code' | 'beneficiaries'>({
      ask: () => set(input),
      fieldOf: ({ field }) => (field?.[0] === 'code' || field?.[0] === 'beneficiaries' ? field[0] : null),
    }).then((refused) => {
      if (refused === null) return onDone()
      setCodeError(refused.code)
      list.refuseTogether(refused.beneficiaries ?? null)
      return setAttempt((tries) => tries + 1)
    })
  }
  return {
    isWanted,
    setIsWanted: (wanted: boolean) => {
      change({ wanted: wanted ? 'yes' : '' })
      forgive()
    },
    code,
    setCode: (chosenCode: string) => {
      change({ code: chosenCode })
      setCodeError(undefined)
    },
    codeId,
    codeError,
    attempt,
    list,
    submit,
    isBusy,
    refusals,
  }
}
