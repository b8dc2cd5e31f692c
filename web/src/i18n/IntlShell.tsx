import { type ReactNode, createContext } from 'react'
import { IntlProvider } from 'react-intl'
import type { Language } from '@hogar/schema/stores.ts'
import type { CompiledMessages } from './loadMessages.ts'
import { SharedIntlProvider } from './SharedIntlProvider.tsx'

/** The messages of the tree above, for those who add to them. */
export const MessagesContext = createContext<CompiledMessages>({})

const Provider = import.meta.env.SSR ? SharedIntlProvider : IntlProvider

type IntlShellProps = Readonly<{ language: Language; messages: CompiledMessages; children: ReactNode }>

/** Gives a tree its language. The messages are compiled: no message parser is shipped. */
export function IntlShell({ language, messages, children }: IntlShellProps) {
  return (
    <MessagesContext value={messages}>
      <Provider locale={language} defaultLocale={language} messages={messages} onError={throwInDevelopment}>
        {children}
      </Provider>
    </MessagesContext>
  )
}

/** A missing message is a fault of ours: loud while developing, its id is shown in production. */
function throwInDevelopment(error: Error): void {
  if (!import.meta.env.PROD) throw error
}
