/** The wide editorial pictures, served as `/scenes/<name>.jpg`. */
export const ROOM_SCENES = ['living-room', 'bedroom', 'dining-room', 'terrace'] as const
export type RoomSceneName = (typeof ROOM_SCENES)[number]
