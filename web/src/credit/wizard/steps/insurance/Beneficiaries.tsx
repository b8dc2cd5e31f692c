import { useId, useRef } from 'react'
import { flushSync } from 'react-dom'
import { useIntl } from 'react-intl'
import { sharesSum } from '@hogar/schema/validation/beneficiaries.ts'
import { Button } from '../../../../design/Button.tsx'
import { Icon } from '../../../../design/Icon.tsx'
import { classNames } from '../../../../design/classNames.ts'
import { BeneficiaryFields } from './BeneficiaryFields.tsx'
import type { BeneficiaryForm } from './useBeneficiaries.ts'
import { StepButtons } from '../StepButtons.tsx'
import styles from './Insurance.module.css'

type BeneficiariesProps = Readonly<{
  form: BeneficiaryForm
  /** Maximum number of beneficiaries. */
  most: number
  kinships: readonly Readonly<{ value: string; label: string }>[]
}>

const WHOLE_PERCENT = 100

/** Persons whom the insurance pays, with the sum of their shares as it is typed. */
export function Beneficiaries({ form, most, kinships }: BeneficiariesProps) {
  const { people, together, errors } = form
  const { formatMessage } = useIntl()
  const id = useId()
  const list = useRef<HTMLFieldSetElement>(null)
  const say = (name: string) => formatMessage({ id: `creditSteps.${name}` })
  const sum = sharesSum(people)
  const focusOf = (key: number | undefined) =>
    list.current?.querySelector<HTMLElement>(`[data-beneficiary="${key}"] input`)?.focus()
  const add = () => {
    const key = flushSync(form.add)
    focusOf(key)
  }
  const remove = (key: number) => {
    const at = people.findIndex((person) => person.key === key)
    flushSync(() => form.remove(key))
    // The button that was pressed is gone.
    focusOf((people[at - 1] ?? people[at + 1])?.key)
  }
  return (
    <fieldset ref={list} className={styles.people} aria-describedby={together ? `${id}-error` : undefined}>
      <legend className={styles.legend}>{say('beneficiaries')}</legend>
      <p className={styles.muted}>{formatMessage({ id: 'creditSteps.beneficiariesHint' }, { most })}</p>
      {people.map((person, at) => (
        <BeneficiaryFields
          key={person.key}
          person={person}
          position={at + 1}
          kinships={kinships}
          errors={errors[person.key] ?? {}}
          idOf={(field) => form.idOf(person.key, field)}
          onChange={(field, text) => form.change(person.key, field, text)}
          onLeave={(field) => form.leave(person.key, field)}
          onRemove={people.length > 1 ? () => remove(person.key) : null}
        />
      ))}
      <output className={classNames(styles.sum, sum === WHOLE_PERCENT && styles.whole)}>
        {sum === WHOLE_PERCENT ? <Icon name="check" size={20} /> : null}
        <span>{formatMessage({ id: 'creditSteps.sharesSum' }, { sum })}</span>
      </output>
      {together ? (
        <p id={`${id}-error`} className={styles.problem}>
          {together}
        </p>
      ) : null}
      <StepButtons>
        {people.length < most ? (
          <Button variant="secondary" onClick={add}>
            {say('beneficiaryAdd')}
          </Button>
        ) : null}
        {people.length > 1 ? (
          <Button variant="secondary" onClick={form.share}>
            {say('shareEqually')}
          </Button>
        ) : null}
      </StepButtons>
    </fieldset>
  )
}
