import type { ButtonHTMLAttributes, Ref } from 'react'
import { buttonStyle, type ButtonVariant } from './buttonStyle.ts'
import styles from './Button.module.css'

type Props = ButtonHTMLAttributes<HTMLButtonElement> &
  Readonly<{
    /** `primary` is the one action of a page or panel. */
    variant?: ButtonVariant
    isFullWidth?: boolean
    /** Keeps the button in place and focused while its work goes on, and takes no second press. */
    isBusy?: boolean
    ref?: Ref<HTMLButtonElement>
  }>

/** Does something on this page. What leads to another page is a link: give it `buttonStyle`. */
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
