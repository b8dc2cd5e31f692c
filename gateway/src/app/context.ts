import { wholesaleSettings } from '../b2b/wholesaleSettings.ts'
import { settingsOf } from '../stores/storeSettings.ts'
import { Loaders } from './loaders.ts'
import type { RequestScope } from './requestScope.ts'

/** Context of every resolver, created once per request. */
export type GraphContext = ReturnType<typeof createContext>

/** Creates the context: adds the store's settings, and the loaders of the request. */
export function createContext(scope: RequestScope) {
  const settings = wholesaleSettings(settingsOf(scope.env.STORE_SETTINGS, scope.store), scope)
  const messageLanguage = scope.messageLanguage ?? scope.store.language
  return { ...scope, messageLanguage, settings, loaders: new Loaders({ ...scope, settings }) }
}
