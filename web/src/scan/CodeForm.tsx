import { type SubmitEvent, useState } from 'react'
import { useIntl } from 'react-intl'
import { Button } from '../design/Button.tsx'
import { TextField } from '../design/forms/TextField.tsx'
import { useStorePath } from '../routing/useStorePath.ts'
import { CODE_MAX_CHARACTERS } from './limits.ts'
import styles from './CodeForm.module.css'

type CodeFormProps = Readonly<{ isBusy: boolean; onCode: (code: string) => void }>

/** Form to type a label's code. Without JavaScript it submits a search for it. */
export function CodeForm({ isBusy, onCode }: CodeFormProps) {
  const intl = useIntl()
  const action = useStorePath()('/catalogsearch/result')
  const [code, setCode] = useState('')
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (code.trim() !== '') onCode(code.trim())
  }
  return (
    <form className={styles.form} action={action} method="get" onSubmit={submit}>
      <TextField
        label={intl.formatMessage({ id: 'scan.codeLabel' })}
        hint={intl.formatMessage({ id: 'scan.codeHint' })}
        name="q"
        value={code}
        maxLength={CODE_MAX_CHARACTERS}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        enterKeyHint="go"
        onChange={(event) => setCode(event.target.value)}
      />
      <Button type="submit" variant="secondary" isBusy={isBusy}>
        {intl.formatMessage({ id: 'scan.codeOpen' })}
      </Button>
    </form>
  )
}
