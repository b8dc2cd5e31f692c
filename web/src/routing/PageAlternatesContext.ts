import { createContext } from 'react'

/** The same page in another store: `path` is one inside that store. */
export type PageAlternate = Readonly<{ path: string; storeCode: string }>

/**
 * Alternates of the page on screen. Pages write them when they are shown; the store switch reads them when it opens. A
 * ref, so that nothing renders again; the server, which shows nothing, writes nothing.
 */
export const PageAlternatesContext = createContext<{ current: readonly PageAlternate[] }>({ current: [] })
