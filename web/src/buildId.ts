/** Names this build: what another one has kept in the browser may not fit its queries. Set by the build. */
export const BUILD_ID: string = import.meta.env.VITE_BUILD_ID ?? 'development'
