import { type ReactNode, Suspense } from 'react'
import { RelayEnvironmentProvider } from 'react-relay/hooks'
import type { Environment } from 'relay-runtime'
import type { StoreDefinition } from '@hogar/schema/stores.ts'
import { NotificationsProvider } from './design/overlays/NotificationsProvider.tsx'
import { IntlShell } from './i18n/IntlShell.tsx'
import type { CompiledMessages } from './i18n/loadMessages.ts'
import { type QueueClient, QueueContext } from './offline/QueueContext.ts'
import { Document } from './routing/document/Document.tsx'
import { OriginContext } from './routing/OriginContext.tsx'
import { type StoreOrigins, StoreOriginsContext } from './routing/StoreOriginsContext.ts'
import { StoreContext } from './routing/StoreContext.tsx'
import './styles.ts'

export type AppProps = Readonly<{
  store: StoreDefinition
  origin: string
  elsewhere: StoreOrigins
  messages: CompiledMessages
  environment: Environment
  queue: QueueClient
  /** Links to the page's files: on the server alone. */
  assets: ReactNode
  /** Router. */
  children: ReactNode
}>

/**
 * Renders the document and everything that all pages share. Server and browser render the same tree: `assets` keeps
 * its place in the browser, where it is empty, because React counts places to make ids.
 */
export function App({ store, origin, elsewhere, messages, environment, queue, assets, children }: AppProps) {
  return (
    <OriginContext value={origin}>
      <StoreOriginsContext value={elsewhere}>
        <StoreContext value={store}>
          <QueueContext value={queue}>
            <IntlShell language={store.language} messages={messages}>
              <RelayEnvironmentProvider environment={environment}>
                <NotificationsProvider>
                  <Document store={store}>
                    {assets}
                    <Suspense fallback={null}>{children}</Suspense>
                  </Document>
                </NotificationsProvider>
              </RelayEnvironmentProvider>
            </IntlShell>
          </QueueContext>
        </StoreContext>
      </StoreOriginsContext>
    </OriginContext>
  )
}
