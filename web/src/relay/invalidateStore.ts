import type { IEnvironment } from 'relay-runtime'

/** Makes everything in the store count as old: the next page asks again. Relay's types leave out what every proxy of a store can do. */
export function invalidateStore(environment: Pick<IEnvironment, 'commitUpdate'>): void {
  environment.commitUpdate((store) => {
    if ('invalidateStore' in store && typeof store.invalidateStore === 'function') store.invalidateStore()
  })
}
