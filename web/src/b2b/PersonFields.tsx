import { FormattedMessage, useIntl } from 'react-intl'
import { JOB_TITLE_MAX_CHARACTERS } from '@hogar/schema/companyStore.ts'
import { EMAIL_MAX_CHARACTERS, NAME_MAX_CHARACTERS } from '@hogar/schema/validation/limits.ts'
import { TextField } from '../design/forms/TextField.tsx'
import type { TextForm } from './useTextForm.ts'
import styles from './Company.module.css'

type PersonFieldsProps = Pick<TextForm, 'fieldOf'> &
  Readonly<{
    /** True for the person at the keyboard, whose browser knows the answers. */
    isOwn: boolean
  }>

/** Fields of a person in a company: names, e-mail address and job title. */
export function PersonFields({ fieldOf, isOwn }: PersonFieldsProps) {
  const intl = useIntl()
  const complete = (token: string) => (isOwn ? token : 'off')
  return (
    <fieldset className={styles.fields}>
      <legend className={styles.legend}>
        <FormattedMessage id={isOwn ? 'b2b.you' : 'b2b.thePerson'} />
      </legend>
      <TextField
        {...fieldOf('firstName')}
        label={intl.formatMessage({ id: 'b2b.firstName' })}
        autoComplete={complete('given-name')}
        maxLength={NAME_MAX_CHARACTERS}
        required
      />
      <TextField
        {...fieldOf('lastName')}
        label={intl.formatMessage({ id: 'b2b.lastName' })}
        autoComplete={complete('family-name')}
        maxLength={NAME_MAX_CHARACTERS}
        required
      />
      {isOwn ? (
        <TextField
          {...fieldOf('mothersName')}
          label={intl.formatMessage({ id: 'b2b.mothersName' })}
          autoComplete="off"
          maxLength={NAME_MAX_CHARACTERS}
        />
      ) : null}
      <TextField
        {...fieldOf('email')}
        label={intl.formatMessage({ id: 'b2b.email' })}
        type="email"
        inputMode="email"
        autoComplete={complete('email')}
        autoCapitalize="none"
        spellCheck={false}
        maxLength={EMAIL_MAX_CHARACTERS}
        required
      />
      <TextField
        {...fieldOf('jobTitle')}
        label={intl.formatMessage({ id: 'b2b.jobTitle' })}
        autoComplete={complete('organization-title')}
        maxLength={JOB_TITLE_MAX_CHARACTERS}
      />
    </fieldset>
  )
}
