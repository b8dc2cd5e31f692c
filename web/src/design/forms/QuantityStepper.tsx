import { useEffect, useEffectEvent, useState } from 'react'
import { useIntl } from 'react-intl'
import { IconButton } from '../IconButton.tsx'
import styles from './QuantityStepper.module.css'

type Props = Readonly<{
  /** Number of units, an integer. */
  value: number
  onChange: (value: number) => void
  /** Name of the counted product, for screen readers. */
  label: string
  min?: number
  /** Maximum number of units; default 999. */
  max?: number
  isDisabled?: boolean
  /** True while the value may still change by itself: typed input then counts even if it is equal. */
  isUnsure?: boolean
}>

const MOST = 999

/**
 * Stepper with minus and plus buttons around a number field. Typed input is applied on blur or Enter, and clamped to
 * the range.
 */
export function QuantityStepper(props: Props) {
  const { value, onChange, label, min = 1, max = MOST, isDisabled = false, isUnsure = false } = props
  const intl = useIntl()
  const [draft, setDraft] = useState<string | null>(null)

  const takeDraft = () => {
    if (draft === null) return
    const typed = Number.parseInt(draft, 10)
    setDraft(null)
    const wanted = Number.isNaN(typed) ? value : Math.min(max, Math.max(min, typed))
    if (wanted !== value || (isUnsure && !Number.isNaN(typed))) onChange(wanted)
  }

  // Leaving the page removes the focus without a blur event.
  const leave = useEffectEvent(takeDraft)
  const isTyping = draft !== null
  useEffect(() => {
    if (!isTyping) return undefined
    const leavePage = () => leave()
    window.addEventListener('pagehide', leavePage)
    return () => window.removeEventListener('pagehide', leavePage)
  }, [isTyping])

  return (
    <fieldset className={styles.stepper} aria-label={intl.formatMessage({ id: 'quantity.unitsOf' }, { name: label })}>
      <IconButton
        icon="minus"
        label={intl.formatMessage({ id: 'quantity.fewer' })}
        disabled={isDisabled || value <= min}
        onClick={() => onChange(Math.max(min, value - 1))}
      />
      <input
        className={styles.field}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        aria-label={intl.formatMessage({ id: 'quantity.units' })}
        value={draft ?? String(value)}
        disabled={isDisabled}
        onChange={(event) => setDraft(readDraft(event.target.value))}
        onFocus={(event) => event.target.select()}
        onBlur={takeDraft}
        onKeyDown={(event) => {
          if (event.key === 'Enter') takeDraft()
        }}
      />
      <IconButton
        icon="plus"
        label={intl.formatMessage({ id: 'quantity.more' })}
        disabled={isDisabled || value >= max}
        onClick={() => onChange(Math.min(max, value + 1))}
      />
    </fieldset>
  )
}

/** Keeps a decimal part while it is typed: without its separator the digits after it would make "1.5" fifteen. */
function readDraft(typed: string): string {
  const [, whole = '', decimals = ''] = /^\D*(\d{0,3})\d*([.,]\d?)?/.exec(typed) ?? []
  return `${whole}${decimals}`
}
