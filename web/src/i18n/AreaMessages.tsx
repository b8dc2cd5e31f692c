import { type ReactNode, use } from 'react'
import { useStoreDefinition } from '../routing/StoreContext.tsx'
import { IntlShell, MessagesContext } from './IntlShell.tsx'
import type { CompiledMessages } from './loadMessages.ts'

type AreaMessagesProps = Readonly<{ messages: CompiledMessages; children: ReactNode }>

/** Adds the messages of an area to those of the language. */
export function AreaMessages({ messages, children }: AreaMessagesProps) {
  const { language } = useStoreDefinition()
  const shared = use(MessagesContext)
  return (
    <IntlShell language={language} messages={{ ...shared, ...messages }}>
      {children}
    </IntlShell>
  )
}
