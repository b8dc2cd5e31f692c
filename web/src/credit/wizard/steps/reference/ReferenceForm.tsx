import { FormattedMessage, useIntl } from 'react-intl'
import {
  CREDIT_ADDRESS_MAX_CHARACTERS,
  NAME_MAX_CHARACTERS,
  POSTCODE_TYPED_MAX_CHARACTERS,
} from '@hogar/schema/validation/limits.ts'
import type { Place } from '@hogar/schema/validation/samePlace.ts'
import type { useAnswer_application$key } from '../../../../__generated__/useAnswer_application.graphql'
import { SelectField } from '../../../../design/forms/SelectField.tsx'
import { DigitField } from '../../../../design/forms/DigitField.tsx'
import { TextField } from '../../../../design/forms/TextField.tsx'
import { StepForm } from '../StepForm.tsx'
import { digitsOfPostcode } from '../address/useAddressForm.ts'
import type { ReferenceDraft } from './referenceFaults.ts'
import { useReferenceForm } from './useReferenceForm.ts'
import styles from '../../Wizard.module.css'

type ReferenceFormProps = Readonly<{
  application: useAnswer_application$key
  initial: ReferenceDraft
  kinships: readonly Readonly<{ value: string; label: string }>[]
  home: Place | null
  onDone: () => void
}>

/** Form of a reference. The browser fills in nothing: it would be the applicant's own data. */
export function ReferenceForm({ application, initial, kinships, home, onDone }: ReferenceFormProps) {
  const { formatMessage } = useIntl()
  const form = useReferenceForm({ application, initial, home, onDone })
  const own = { autoComplete: 'off' }
  return (
    <StepForm form={form}>
      <p className={styles.note}>
        <FormattedMessage id="creditWizard.referenceIntro" />
      </p>
      <SelectField {...form.fieldOf('kinship')} label={formatMessage({ id: 'creditWizard.kinship' })} required>
        <option value="">{formatMessage({ id: 'creditWizard.choose' })}</option>
        {kinships.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
      <TextField
        {...form.fieldOf('firstNames')}
        {...own}
        maxLength={NAME_MAX_CHARACTERS}
        label={formatMessage({ id: 'creditWizard.firstNames' })}
        required
      />
      <div className={styles.fields}>
        <TextField
          {...form.fieldOf('fatherName')}
          {...own}
          maxLength={NAME_MAX_CHARACTERS}
          label={formatMessage({ id: 'creditWizard.fatherName' })}
          required
        />
        <TextField
          {...form.fieldOf('motherName')}
          {...own}
          maxLength={NAME_MAX_CHARACTERS}
          label={formatMessage({ id: 'creditWizard.motherName' })}
        />
      </div>
      <DigitField
        kind="telephone"
        {...form.fieldOf('telephone')}
        {...own}
        label={formatMessage({ id: 'creditWizard.telephone' })}
        hint={formatMessage({ id: 'creditWizard.referenceTelephoneHint' })}
        required
      />
      <DigitField
        kind="postcode"
        {...form.fieldOf('postcode', digitsOfPostcode)}
        {...own}
        maxLength={POSTCODE_TYPED_MAX_CHARACTERS}
        label={formatMessage({ id: 'checkout.postcode' })}
        required
      />
      <div className={styles.fields}>
        <TextField
          {...form.fieldOf('street')}
          {...own}
          maxLength={CREDIT_ADDRESS_MAX_CHARACTERS}
          label={formatMessage({ id: 'checkout.street' })}
          required
        />
        <TextField
          {...form.fieldOf('number')}
          {...own}
          maxLength={CREDIT_ADDRESS_MAX_CHARACTERS}
          label={formatMessage({ id: 'checkout.number' })}
          required
        />
      </div>
    </StepForm>
  )
}
