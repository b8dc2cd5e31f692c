import { createContext, use } from 'react'

/** What a link does ahead of a click: code when a pointer comes near, data when it is pressed. */
export type RoutePreloader = Readonly<{
  /** Loads the code of the route that answers to an address. */
  preloadCode: (address: string) => void
  /** Starts the route's query as well; the navigation that follows uses it. */
  preloadData: (address: string) => void
}>

const NOTHING: RoutePreloader = { preloadCode: () => undefined, preloadData: () => undefined }

export const RoutePreloaderContext = createContext<RoutePreloader>(NOTHING)

/** The preloader of the router above; does nothing on the server. */
export function useRoutePreloader(): RoutePreloader {
  return use(RoutePreloaderContext)
}
