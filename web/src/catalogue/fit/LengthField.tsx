import { useIntl } from 'react-intl'
import { TextField } from '../../design/forms/TextField.tsx'
import { readLength } from './fitTexts.ts'
import { LENGTH_TEXT_MAX } from './limits.ts'

type Props = Readonly<{ label: string; text: string; onChange: (text: string) => void }>

/** Field for a length in centimetres. */
export function LengthField({ label, text, onChange }: Props) {
  const intl = useIntl()
  const isWrong = text.trim() !== '' && readLength(text) === null
  return (
    <TextField
      label={label}
      error={isWrong ? intl.formatMessage({ id: 'fit.number' }) : undefined}
      inputMode="decimal"
      autoComplete="off"
      maxLength={LENGTH_TEXT_MAX}
      value={text}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}
