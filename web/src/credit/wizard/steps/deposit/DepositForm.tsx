import { type SubmitEvent, useId, useState } from 'react'
import { useIntl } from 'react-intl'
import { cleanClabe, groupClabe } from '@hogar/schema/validation/numbers/clabe.ts'
import { cleanDebitCard, groupDebitCard } from '@hogar/schema/validation/numbers/debitCard.ts'
import { Refusals } from '../../../../checkout/Refusals.tsx'
import { Button } from '../../../../design/Button.tsx'
import { LiveForm } from '../../../../design/forms/LiveForm.tsx'
import { RadioGroup } from '../../../../design/forms/RadioGroup.tsx'
import { SelectField } from '../../../../design/forms/SelectField.tsx'
import { focusFirstWrong } from '../../../../design/forms/focusFirstWrong.ts'
import { useStepDraft } from '../../WizardDrafts.tsx'
import { type FieldTexts, useStepRequest } from '../useStepRequest.ts'
import { StepButtons } from '../StepButtons.tsx'
import {
  type DepositTexts,
  type DepositField,
  EMPTY_DEPOSIT,
  depositDraft,
  depositFault,
  depositFaults,
  depositInput,
  fieldOfRefusal,
} from './depositDraft.ts'
import { GroupedNumberField } from './GroupedNumberField.tsx'
import { useBankOfClabe } from './useBankOfClabe.ts'
import { useDepositMutations } from './useDepositMutations.ts'
import styles from './Deposit.module.css'

type DepositFormProps = Readonly<{
  /** Banks to whose debit cards a loan can be sent; null if they could not be read. */
  banks: readonly Readonly<{ code: string; name: string }>[] | null
  onDone: () => void
}>

/** Form that chooses where a loan is deposited. The numbers that are typed stay in the open page alone. */
export function DepositForm({ banks, onDone }: DepositFormProps) {
  const { formatMessage } = useIntl()
  const say = (name: string) => formatMessage({ id: `creditSteps.${name}` })
  const { draft, errors, bank, fieldOf, change, submit, isBusy, refusals } = useDepositForm(onDone)
  return (
    <LiveForm className={styles.form} onSubmit={submit}>
      <Refusals messages={refusals} />
      <RadioGroup
        legend={say('depositWay')}
        value={draft.method}
        onChange={(method) => change({ method })}
        options={[
          { value: 'CLABE', label: say('depositClabe'), description: say('depositClabeHint') },
          {
            value: 'DEBIT_CARD',
            label: say('depositCard'),
            description: say(banks === null ? 'banksTrouble' : 'depositCardHint'),
            isDisabled: banks === null,
          },
          { value: 'BRANCH', label: say('depositBranch'), description: say('depositBranchHint') },
        ]}
      />
      {draft.method === 'CLABE' ? (
        <>
          <GroupedNumberField
            {...fieldOf('clabe')}
            label={say('clabe')}
            hint={say('clabeHint')}
            digits={draft.clabe}
            group={groupClabe}
            clean={cleanClabe}
            onDigits={(clabe) => change({ clabe })}
          />
          <output className={styles.bank}>
            {bank?.name ? formatMessage({ id: 'creditSteps.bankNamed' }, { bank: bank.name }) : null}
          </output>
        </>
      ) : null}
      {draft.method === 'DEBIT_CARD' ? (
        <>
          <GroupedNumberField
            {...fieldOf('card')}
            label={say('card')}
            hint={say('cardHint')}
            digits={draft.card}
            group={groupDebitCard}
            clean={cleanDebitCard}
            onDigits={(card) => change({ card })}
          />
          <SelectField
            {...fieldOf('bankCode')}
            label={say('bank')}
            autoComplete="off"
            value={draft.bankCode}
            onChange={({ target }) => change({ bankCode: target.value })}
            required
          >
            <option value="">{say('choose')}</option>
            {banks?.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </SelectField>
        </>
      ) : null}
      {Object.keys(errors).length > 0 || draft.method === 'BRANCH' ? null : (
        <p className={styles.muted}>{say('depositKept')}</p>
      )}
      <StepButtons>
        <Button type="submit" isBusy={isBusy}>
          {say('continue')}
        </Button>
      </StepButtons>
    </LiveForm>
  )
}

/** React hook of the form: what is typed, and the errors of fields that were left or sent. */
function useDepositForm(onDone: () => void) {
  const { formatMessage } = useIntl()
  const prefix = useId()
  const { set } = useDepositMutations()
  const { request, isBusy, refusals, forgive } = useStepRequest()
  const [texts, setTexts] = useStepDraft('deposito', EMPTY_DEPOSIT)
  const draft = depositDraft(texts)
  const [errors, setErrors] = useState<FieldTexts<DepositField>>({})
  const bank = useBankOfClabe(draft.method === 'CLABE' ? draft.clabe : '')
  const bankError = bank?.isRefused ? (bank.message ?? formatMessage({ id: 'creditSteps.bankRefused' })) : undefined
  const change = (part: Partial<DepositTexts>) => {
    setTexts(part)
    setErrors((before) => Object.fromEntries(Object.entries(before).filter(([name]) => !(name in part))))
    if (part.method) {
      setErrors({})
      forgive()
    }
  }
  /** Says what is wrong with a field that is left; an empty one is not wrong yet. */
  const leave = (field: DepositField) => {
    const id = draft[field] === '' ? null : depositFault(draft, field)
    if (id !== null) setErrors((before) => ({ ...before, [field]: formatMessage({ id }) }))
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    if (isBusy) return
    const faults = Object.entries(depositFaults(draft))
    const messages = Object.fromEntries(faults.map(([field, id]) => [field, formatMessage({ id })]))
    if (faults.length > 0 || bankError !== undefined) return focusFirstWrong(form, () => setErrors(messages))
    void request({
      ask: () => set({ input: depositInput(draft) }),
      fieldOf: (error) => fieldOfRefusal(error, draft.method),
    }).then((refused) => {
      if (refused !== null) return focusFirstWrong(form, () => setErrors(refused))
      // The platform has them: this page needs them no longer.
      setTexts(EMPTY_DEPOSIT)
      return onDone()
    })
  }
  const fieldOf = (field: DepositField) => ({
    id: `${prefix}${field}`,
    error: errors[field] ?? (field === 'clabe' ? bankError : undefined),
    onBlur: () => leave(field),
  })
  return { draft, errors, bank, fieldOf, change, submit, isBusy, refusals }
}
