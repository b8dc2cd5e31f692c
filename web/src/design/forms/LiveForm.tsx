import type { ComponentProps } from 'react'
import { useIsDrawn } from '../../device/useIsDrawn.ts'
import { classNames } from '../classNames.ts'
import styles from './LiveForm.module.css'

/**
 * Form on a server-rendered page that is validated by our code. Disabled until hydration: the next render would discard
 * typed text, and the browser would submit the form by itself. Uses `post` and fields without names, so that even then
 * no input gets into an address. `className` belongs to the element around the fields.
 */
export function LiveForm({ className, children, ...attributes }: ComponentProps<'form'>) {
  const isAlive = useIsDrawn()
  return (
    <form {...attributes} method="post" noValidate>
      <fieldset className={classNames(styles.fields, className)} disabled={!isAlive}>
        {children}
      </fieldset>
    </form>
  )
}
