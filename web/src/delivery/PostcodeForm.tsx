import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { POSTCODE_TYPED_MAX_CHARACTERS } from '@hogar/schema/validation/limits.ts'
import { Button } from '../design/Button.tsx'
import { LiveForm } from '../design/forms/LiveForm.tsx'
import { DigitField } from '../design/forms/DigitField.tsx'
import { readPostcode } from './readPostcode.ts'
import styles from './DeliveryEstimate.module.css'

type Props = Readonly<{
  /** Initial value of the field. */
  first: string
  /** Called with a valid postal code. */
  onTake: (postcode: string) => void
}>

const FAULTS = { missing: 'delivery.postcodeMissing', wrong: 'delivery.postcodeWrong' } as const

/** Form for a postal code. Opens on a press and focuses its field. */
export function PostcodeForm({ first, onTake }: Props) {
  const intl = useIntl()
  const field = useRef<HTMLInputElement>(null)
  const [text, setText] = useState(first)
  const [fault, setFault] = useState<keyof typeof FAULTS | null>(null)
  useEffect(() => field.current?.focus(), [])

  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const read = readPostcode(text)
    if (read.isValid) onTake(read.postcode)
    else setFault(read.fault)
  }
  return (
    <LiveForm className={styles.form} onSubmit={submit}>
      <DigitField
        kind="postcode"
        ref={field}
        label={intl.formatMessage({ id: 'delivery.postcode' })}
        error={fault ? intl.formatMessage({ id: FAULTS[fault] }) : undefined}
        autoComplete="postal-code"
        maxLength={POSTCODE_TYPED_MAX_CHARACTERS}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="submit" variant="secondary" className={styles.check}>
        {intl.formatMessage({ id: 'delivery.check' })}
      </Button>
    </LiveForm>
  )
}
