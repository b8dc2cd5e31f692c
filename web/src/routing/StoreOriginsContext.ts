import { createContext } from 'react'

/** Origins of the stores to which no path of the page's host leads, by store code. */
export type StoreOrigins = Readonly<Record<string, string>>

/** React context of the origins of other stores. The server reads them from its settings, the browser from the page. */
export const StoreOriginsContext = createContext<StoreOrigins>({})
