import { createContext } from 'react'

/** Where the page on screen stands in another store: `path` is one inside that store. */
export type PageAlternate = Readonly<{ path: string; storeCode: string }>

/**
 * Pages write here where else they stand, when they are shown; the store switch reads it when it is opened. Nothing has
 * to be drawn again for it, and the server, which shows nothing, writes nothing.
 */
export const PageAlternatesContext = createContext<{ current: readonly PageAlternate[] }>({ current: [] })
