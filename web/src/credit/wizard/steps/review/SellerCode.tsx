import { type SubmitEvent, useId, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { SellerCode_application$key } from '../../../../__generated__/SellerCode_application.graphql'
import { Button } from '../../../../design/Button.tsx'
import { LiveForm } from '../../../../design/forms/LiveForm.tsx'
import { TextField } from '../../../../design/forms/TextField.tsx'
import { useSellerMutation } from './useSellerMutation.ts'
import styles from '../../Wizard.module.css'

/** Longest code as typed or pasted. */
const CODE_FIELD_MAX_CHARACTERS = 40

/** Optional code of a promoter or seller, checked at once. */
export function SellerCode({ application }: Readonly<{ application: SellerCode_application$key }>) {
  const { sellerCode } = useFragment(
    graphql`
      fragment SellerCode_application on CreditApplication {
        sellerCode
      }
    `,
    application,
  )
  const { formatMessage } = useIntl()
  const id = useId()
  const name = useSellerMutation()
  const [code, setCode] = useState(sellerCode ?? '')
  const [seller, setSeller] = useState<string | null>(null)
  const [error, setError] = useState<string | undefined>()
  const [isBusy, setIsBusy] = useState(false)
  const check = async () => {
    const typed = code.trim()
    if (typed === '' || isBusy) return
    setIsBusy(true)
    const outcome = await name(typed)
    setIsBusy(false)
    setSeller(outcome.seller)
    setError(outcome.refusal ?? undefined)
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    void check()
  }
  return (
    <LiveForm className={styles.code} onSubmit={submit}>
      <TextField
        id={id}
        label={formatMessage({ id: 'creditWizard.sellerCode' })}
        value={code}
        error={error}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={CODE_FIELD_MAX_CHARACTERS}
        onChange={({ target }) => {
          setCode(target.value)
          setError(undefined)
          setSeller(null)
        }}
        onBlur={() => {
          if (seller === null && error === undefined && code.trim() !== (sellerCode ?? '')) void check()
        }}
      />
      <Button type="submit" variant="secondary" isBusy={isBusy}>
        <FormattedMessage id="creditWizard.sellerCheck" />
      </Button>
      <output className={styles.said}>
        {seller === null ? null : formatMessage({ id: 'creditWizard.seller' }, { seller })}
      </output>
    </LiveForm>
  )
}
