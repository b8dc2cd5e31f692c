import { FormattedMessage, useIntl } from 'react-intl'
import { cleanPersonName, mexicanDay } from '@hogar/schema/validation/applicant.ts'
import { cleanEmail } from '@hogar/schema/validation/cleanEmail.ts'
import { cleanCurp } from '@hogar/schema/validation/curp.ts'
import { EMAIL_MAX_CHARACTERS, NAME_MAX_CHARACTERS } from '@hogar/schema/validation/limits.ts'
import { DigitField } from '../../../../design/forms/DigitField.tsx'
import { TextField } from '../../../../design/forms/TextField.tsx'
import { useStepForm } from '../../useStepForm.ts'
import { StepForm } from '../StepForm.tsx'
import { type ApplicantDraft, applicantFaults } from './applicantFaults.ts'
import { useApplicantMutation } from './useApplicantMutation.ts'
import styles from '../../Wizard.module.css'

/** Longest CURP as typed or pasted, with blanks. */
const CURP_FIELD_MAX_CHARACTERS = 30

type ApplicantFormProps = Readonly<{ initial: ApplicantDraft; onDone: () => void }>

/** Form of the applicant's data. The browser fills in no CURP: it might be another person's. */
export function ApplicantForm({ initial, onDone }: ApplicantFormProps) {
  const { formatMessage } = useIntl()
  const send = useApplicantMutation()
  const form = useStepForm({
    step: 'datos',
    initial,
    faultsOf: (draft) => applicantFaults(draft, mexicanDay(new Date())),
    send: (draft) =>
      send({
        firstNames: cleanPersonName(draft.firstNames),
        fatherName: cleanPersonName(draft.fatherName),
        motherName: draft.motherName.trim() === '' ? null : cleanPersonName(draft.motherName),
        birthDate: draft.birthDate,
        curp: cleanCurp(draft.curp),
        telephone: draft.telephone,
        email: cleanEmail(draft.email),
      }),
    onDone,
  })
  const name = { maxLength: NAME_MAX_CHARACTERS }
  return (
    <StepForm form={form}>
      <p className={styles.note}>
        <FormattedMessage id="creditWizard.applicantIntro" />
      </p>
      <TextField
        {...form.fieldOf('firstNames')}
        {...name}
        label={formatMessage({ id: 'creditWizard.firstNames' })}
        hint={formatMessage({ id: 'creditWizard.firstNamesHint' })}
        autoComplete="given-name"
        required
      />
      <div className={styles.fields}>
        <TextField
          {...form.fieldOf('fatherName')}
          {...name}
          label={formatMessage({ id: 'creditWizard.fatherName' })}
          autoComplete="family-name"
          required
        />
        <TextField
          {...form.fieldOf('motherName')}
          {...name}
          label={formatMessage({ id: 'creditWizard.motherName' })}
          autoComplete="off"
        />
      </div>
      <TextField
        {...form.fieldOf('birthDate')}
        type="date"
        label={formatMessage({ id: 'creditWizard.birthDate' })}
        autoComplete="bday"
        required
      />
      <TextField
        {...form.fieldOf('curp', (text) => text.toUpperCase())}
        label={formatMessage({ id: 'creditWizard.curp' })}
        hint={formatMessage({ id: 'creditWizard.curpHint' })}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={CURP_FIELD_MAX_CHARACTERS}
        required
      />
      <div className={styles.fields}>
        <DigitField
          kind="telephone"
          {...form.fieldOf('telephone')}
          label={formatMessage({ id: 'creditWizard.telephone' })}
          hint={formatMessage({ id: 'creditWizard.telephoneFieldHint' })}
          autoComplete="tel-national"
          required
        />
        <TextField
          {...form.fieldOf('email')}
          type="email"
          label={formatMessage({ id: 'checkout.email' })}
          autoComplete="email"
          maxLength={EMAIL_MAX_CHARACTERS}
          required
        />
      </div>
    </StepForm>
  )
}
