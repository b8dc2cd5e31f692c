// Pages that load as one file: the entry lists every file of the shop by name, for all visits.
export { RoomRoute } from './RoomRoute.tsx'
export { RoomsRoute } from './RoomsRoute.tsx'
