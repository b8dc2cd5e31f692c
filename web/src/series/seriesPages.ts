// Pages that load as one file: the entry lists every file of the shop by name, for all visits.
export { SeriesIndexRoute } from './SeriesIndexRoute.tsx'
export { SeriesRoute } from './SeriesRoute.tsx'
