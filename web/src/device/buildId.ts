/** Name of this build, set by the build: records stored by another build may not fit its queries. */
export const BUILD_ID: string = import.meta.env.VITE_BUILD_ID ?? 'development'
