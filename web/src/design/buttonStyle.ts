import { classNames } from './classNames.ts'
import styles from './Button.module.css'

export type ButtonVariant = 'primary' | 'secondary' | 'quiet'

/** Class of a thing that looks like a button: a `Button`, or a link that is the page's main action. */
export function buttonStyle(variant: ButtonVariant, isFullWidth = false): string {
  return classNames(styles.button, styles[variant], isFullWidth && styles.fullWidth)
}
