import { createContext, use } from 'react'

/** Preloading by links: code when a pointer comes near, data when it is pressed. */
export type RoutePreloader = Readonly<{
  /** Loads the code of an address's route. */
  preloadCode: (address: string) => void
  /** Starts the route's query as well; the navigation that follows uses it. */
  preloadData: (address: string) => void
}>

const NOTHING: RoutePreloader = { preloadCode: () => undefined, preloadData: () => undefined }

export const RoutePreloaderContext = createContext<RoutePreloader>(NOTHING)

/** React hook that returns the preloader of the router above; it does nothing on the server. */
export function useRoutePreloader(): RoutePreloader {
  return use(RoutePreloaderContext)
}
