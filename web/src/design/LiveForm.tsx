import type { FormHTMLAttributes } from 'react'
import { useIsDrawn } from '../device/useIsDrawn.ts'
import { classNames } from './classNames.ts'
import styles from './LiveForm.module.css'

/**
 * A form of a page that the server has drawn, checked by our own code. It takes nothing before the page has that code:
 * what was typed would be gone with the next drawing, and the browser would send the form by itself. By `post` and
 * without names, so that not even then it got into an address. `className` is that of the element around the fields.
 */
export function LiveForm({ className, children, ...attributes }: FormHTMLAttributes<HTMLFormElement>) {
  const isAlive = useIsDrawn()
  return (
    <form {...attributes} method="post" noValidate>
      <fieldset className={classNames(styles.fields, className)} disabled={!isAlive}>
        {children}
      </fieldset>
    </form>
  )
}
