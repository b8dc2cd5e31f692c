import type { ButtonHTMLAttributes, Ref } from 'react'
import { buttonStyle, type ButtonVariant } from './buttonStyle.ts'
import styles from './Button.module.css'

type Props = ButtonHTMLAttributes<HTMLButtonElement> &
  Readonly<{
    /** `primary` marks the one main action of a page or panel. */
    variant?: ButtonVariant
    isFullWidth?: boolean
    /** Keeps the button in place and focused while its work is in progress, and ignores further presses. */
    isBusy?: boolean
    ref?: Ref<HTMLButtonElement>
  }>

/** Button for an action on this page. Links to other pages use `buttonStyle` instead. */
export function Button({ variant = 'primary', isFullWidth = false, isBusy = false, ...rest }: Props) {
  const { className = '', children, onClick, type = 'button', ...attributes } = rest
  return (
    <button
      {...attributes}
      type={type}
      className={`${buttonStyle(variant, isFullWidth)} ${className}`}
      aria-disabled={isBusy || undefined}
      aria-busy={isBusy || undefined}
      onClick={isBusy ? (event) => event.preventDefault() : onClick}
    >
      {isBusy ? <span className={styles.spinner} aria-hidden="true" /> : null}
      <span className={styles.content}>{children}</span>
    </button>
  )
}
