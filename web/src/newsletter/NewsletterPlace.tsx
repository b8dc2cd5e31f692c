import { type ComponentType, type PropsWithChildren, useEffect, useState } from 'react'
import { whenIdle } from '../device/whenIdle.ts'

/** Where one subscribes at the end of every page. The server draws `children`, a link; the form comes after the page. */
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
