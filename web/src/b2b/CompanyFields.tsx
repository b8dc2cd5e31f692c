import { FormattedMessage, useIntl } from 'react-intl'
import { COMPANY_NAME_MAX_CHARACTERS } from '@hogar/schema/companyStore.ts'
import { regionsOf } from '@hogar/schema/regions.ts'
import { EMAIL_MAX_CHARACTERS, TELEPHONE_TYPED_MAX_CHARACTERS } from '@hogar/schema/validation/limits.ts'
import { SelectField } from '../design/forms/SelectField.tsx'
import { DigitField } from '../design/forms/DigitField.tsx'
import { TextField } from '../design/forms/TextField.tsx'
import type { TextForm } from './useTextForm.ts'
import styles from './Company.module.css'

const COUNTRY = 'MX'
const TAX_ID_TYPED_MAX_CHARACTERS = 24

type CompanyFieldsProps = Pick<TextForm, 'fieldOf'> & Readonly<{ taxIdHint?: string }>

/** Fields of a company: name, RFC, e-mail, telephone and state. */
export function CompanyFields({ fieldOf, taxIdHint }: CompanyFieldsProps) {
  const intl = useIntl()
  return (
    <fieldset className={styles.fields}>
      <legend className={styles.legend}>
        <FormattedMessage id="b2b.theCompany" />
      </legend>
      <TextField
        {...fieldOf('company.name')}
        label={intl.formatMessage({ id: 'b2b.name' })}
        autoComplete="organization"
        maxLength={COMPANY_NAME_MAX_CHARACTERS}
        required
      />
      <TextField
        {...fieldOf('company.taxId')}
        label={intl.formatMessage({ id: 'b2b.taxId' })}
        hint={taxIdHint ?? intl.formatMessage({ id: 'b2b.taxIdHint' })}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={TAX_ID_TYPED_MAX_CHARACTERS}
        required
      />
      <TextField
        {...fieldOf('company.email')}
        label={intl.formatMessage({ id: 'b2b.companyEmail' })}
        type="email"
        inputMode="email"
        autoComplete="work email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={EMAIL_MAX_CHARACTERS}
        required
      />
      <DigitField
        kind="telephone"
        {...fieldOf('company.telephone')}
        label={intl.formatMessage({ id: 'b2b.telephone' })}
        autoComplete="work tel"
        maxLength={TELEPHONE_TYPED_MAX_CHARACTERS}
        required
      />
      <SelectField {...fieldOf('company.regionCode')} label={intl.formatMessage({ id: 'b2b.region' })}>
        <option value="">{intl.formatMessage({ id: 'b2b.noRegion' })}</option>
        {regionsOf(COUNTRY).map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </SelectField>
    </fieldset>
  )
}
