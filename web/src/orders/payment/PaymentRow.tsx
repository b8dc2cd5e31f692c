import { type ReactNode, useRef } from 'react'
import { CopyButton } from './CopyButton.tsx'
import styles from './OrderPayment.module.css'

type PaymentRowProps = Readonly<{
  label: string
  /** Displayed value. */
  children: ReactNode
  /** Text to copy; undefined for a value that is not entered elsewhere. */
  copies?: string | undefined
}>

/** Label and value of a payment instruction, with a copy button if the value has to be entered elsewhere. */
export function PaymentRow({ label, children, copies }: PaymentRowProps) {
  const value = useRef<HTMLSpanElement>(null)
  return (
    <div className={styles.row}>
      <dt>{label}</dt>
      <dd>
        <span ref={value} className={styles.value}>
          {children}
        </span>
        {copies === undefined ? null : <CopyButton label={label} text={copies} source={value} />}
      </dd>
    </div>
  )
}
