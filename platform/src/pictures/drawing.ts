import type { IllustrationSpec, PictureView } from './illustrationSpec.ts'
import type { RoomSceneName } from './scenes/roomScenes.ts'

/** What is to be drawn, a view of a product or an editorial scene: plain data that can be sent to a worker. */
export type Drawing =
  | Readonly<{ kind: 'product'; spec: IllustrationSpec; view: PictureView }>
  | Readonly<{ kind: 'scene'; scene: RoomSceneName }>

export type Size = Readonly<{ width: number; height: number }>

/** Side of every product picture in its own units. */
export const PICTURE_SIZE = 1200
export const SCENE_SIZE = { width: 1600, height: 900 } as const

/** How large a drawing is in its own units, before anybody asks for a size. */
export function sizeOfDrawing({ kind }: Drawing): Size {
  return kind === 'scene' ? SCENE_SIZE : { width: PICTURE_SIZE, height: PICTURE_SIZE }
}
