import { type ReactNode, useState } from 'react'
import { RelayEnvironmentProvider, useRelayEnvironment } from 'react-relay/hooks'
import { Environment, RecordSource, Store } from 'relay-runtime'

/**
 * Gives its children a Relay store of their own over the same network. Nothing that they read gets into the page's store:
 * it is not stored on the device, and no other page finds it. It is gone when they are.
 */
export function PrivateRecords({ children }: Readonly<{ children: ReactNode }>) {
  const shared = useRelayEnvironment()
  const [environment] = useState(
    () =>
      new Environment({
        network: shared.getNetwork(),
        // Nothing is collected: the answers of mutations, which no query retains, are what this store is for.
        store: new Store(new RecordSource(), { gcScheduler: () => undefined }),
      }),
  )
  return <RelayEnvironmentProvider environment={environment}>{children}</RelayEnvironmentProvider>
}
