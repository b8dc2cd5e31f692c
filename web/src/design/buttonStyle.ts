import { classNames } from './classNames.ts'
import styles from './Button.module.css'

export type ButtonVariant = 'primary' | 'secondary' | 'quiet'

/** Returns the class of an element with a button's look: a `Button`, or a link that is the page's main action. */
export function buttonStyle(variant: ButtonVariant, isFullWidth = false): string {
  return classNames(styles.button, styles[variant], isFullWidth && styles.fullWidth)
}
