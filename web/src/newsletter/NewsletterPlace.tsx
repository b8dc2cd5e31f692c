import { type ComponentType, type PropsWithChildren, useEffect, useState } from 'react'
import { whenIdle } from '../device/whenIdle.ts'

/**
 * Place of the newsletter form at the end of every page. The server renders `children`, a link; the form is loaded
 * after the page.
 */
export function NewsletterPlace({ children }: PropsWithChildren) {
  const [Form, setForm] = useState<ComponentType<PropsWithChildren>>()
  useEffect(() => {
    let isShown = true
    whenIdle(() => {
      void import('./Newsletter.tsx').then(
        ({ Newsletter }) => isShown && setForm(() => Newsletter),
        () => undefined,
      )
    })
    return () => {
      isShown = false
    }
  }, [])
  return Form ? <Form>{children}</Form> : children
}
