import { useIntl } from 'react-intl'
import { NAME_MAX_CHARACTERS } from '@hogar/schema/validation/limits.ts'
import type { BeneficiaryField } from '@hogar/schema/validation/beneficiaries.ts'
import { Button } from '../../../../design/Button.tsx'
import { SelectField } from '../../../../design/forms/SelectField.tsx'
import { DigitField } from '../../../../design/forms/DigitField.tsx'
import { TextField } from '../../../../design/forms/TextField.tsx'
import { VisuallyHidden } from '../../../../design/VisuallyHidden.tsx'
import type { BeneficiaryDraft, BeneficiaryTexts } from './insuranceDraft.ts'
import styles from './Insurance.module.css'

const PERCENT_MAX_CHARACTERS = 3

type BeneficiaryFieldsProps = Readonly<{
  person: BeneficiaryDraft
  /** Number of the beneficiary in the list, from 1. */
  position: number
  kinships: readonly Readonly<{ value: string; label: string }>[]
  errors: BeneficiaryTexts
  /** Returns the id of a field in the document. */
  idOf: (field: BeneficiaryField) => string
  onChange: (field: BeneficiaryField, text: string) => void
  onLeave: (field: BeneficiaryField) => void
  /** Removes the beneficiary; null for the only one. */
  onRemove: (() => void) | null
}>

/** Fields of one beneficiary. They are about somebody else: nothing is filled in by the browser. */
export function BeneficiaryFields(props: BeneficiaryFieldsProps) {
  const { person, position, kinships, errors, idOf, onChange, onLeave, onRemove } = props
  const { formatMessage } = useIntl()
  const say = (name: string) => formatMessage({ id: `creditSteps.${name}` })
  const title = formatMessage({ id: 'creditSteps.beneficiary' }, { position })
  const fieldOf = (field: BeneficiaryField) => ({
    id: idOf(field),
    value: person[field],
    error: errors[field],
    autoComplete: 'off',
    required: true,
    onBlur: () => onLeave(field),
  })
  return (
    <fieldset className={styles.person} data-beneficiary={person.key}>
      <legend className={styles.title}>{title}</legend>
      <div className={styles.fields}>
        <TextField
          {...fieldOf('name')}
          label={say('name')}
          maxLength={NAME_MAX_CHARACTERS}
          onChange={({ target }) => onChange('name', target.value)}
        />
        <TextField
          {...fieldOf('surname')}
          label={say('surname')}
          maxLength={NAME_MAX_CHARACTERS}
          onChange={({ target }) => onChange('surname', target.value)}
        />
        <SelectField
          {...fieldOf('kinship')}
          label={say('kinship')}
          onChange={({ target }) => onChange('kinship', target.value)}
        >
          <option value="">{say('choose')}</option>
          {kinships.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectField>
        <DigitField
          kind="number"
          {...fieldOf('percent')}
          label={say('percent')}
          maxLength={PERCENT_MAX_CHARACTERS}
          onChange={({ target }) => onChange('percent', target.value.replace(/\D/g, ''))}
        />
      </div>
      {onRemove ? (
        <div className={styles.remove}>
          <Button variant="quiet" onClick={onRemove}>
            {say('beneficiaryRemove')}
            <VisuallyHidden>{`: ${title}`}</VisuallyHidden>
          </Button>
        </div>
      ) : null}
    </fieldset>
  )
}
