import type { IEnvironment } from 'relay-runtime'

/** Invalidates the whole store: the next page reads again. Relay's types omit what every proxy of a store can do. */
export function invalidateStore(environment: Pick<IEnvironment, 'commitUpdate'>): void {
  environment.commitUpdate((store) => {
    if ('invalidateStore' in store && typeof store.invalidateStore === 'function') store.invalidateStore()
  })
}
