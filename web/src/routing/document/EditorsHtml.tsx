import type { Ref } from 'react'
import { useNavigate } from 'react-router-dom'
import { storeOfPath } from '@hogar/schema/stores.ts'
import { useStoreDefinition } from '../StoreContext.tsx'

type Props = Readonly<{
  /** Sanitised by the gateway, as the schema's HTML scalar guarantees. */
  html: string
  className?: string | undefined
  ref?: Ref<HTMLDivElement>
}>

/** Renders HTML written by editors. Links into the store navigate without loading a page, as the shop's own do. */
export function EditorsHtml({ html, className, ref }: Props) {
  const navigate = useNavigate()
  const { code } = useStoreDefinition()
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- links are pressed, by keyboard too
    <div
      ref={ref}
      className={className}
      dangerouslySetInnerHTML={{ __html: html }}
      onClick={(event) => {
        const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event
        const link = target instanceof Element && target.closest('a')
        if (!link || button || metaKey || ctrlKey || shiftKey || altKey) return
        if (link.origin !== location.origin || link.target || link.hash) return
        // Pictures and samples are files, and another store has another layout.
        if (link.pathname.startsWith('/img/') || storeOfPath(link.pathname).store.code !== code) return
        event.preventDefault()
        void navigate(link.pathname + link.search)
      }}
    />
  )
}
