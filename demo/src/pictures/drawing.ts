import { isFields } from '@hogar/platform/parse/fields.ts'
import { HOME_VIEWS, ILLUSTRATION_KINDS, PICTURE_VIEWS } from './illustrationSpec.ts'
import type { HomeView, IllustrationSpec, PictureView } from './illustrationSpec.ts'
import type { Drawing } from '@hogar/platform/pictures/pictureSource.ts'
import { ROOM_SCENES } from './scenes/roomScenes.ts'
import type { Arrangement } from './scenes/arrangement.ts'
import type { RoomSceneName } from './scenes/roomScenes.ts'

/** Subject of a picture, a view of a product, an editorial scene or a room furnished with products: plain data that can be sent to a worker. */
export type Subject =
  | Readonly<{ kind: 'product'; spec: IllustrationSpec; view: PictureView | HomeView }>
  | Readonly<{ kind: 'scene'; scene: RoomSceneName }>
  | Readonly<{ kind: 'arrangement'; arrangement: Arrangement }>

/** View of a stored picture whose specification is an `Arrangement`. */
export const ARRANGEMENT_VIEW = 'arrangement'

/** Side of every product picture in its own units. */
export const PICTURE_SIZE = 1200
export const SCENE_SIZE = { width: 1600, height: 900 } as const
/** Sizes of photos as telephones take them, lying and upright. */
export const HOME_SIZES = { home: { width: 1200, height: 900 }, 'home-close': { width: 900, height: 1200 } } as const

/** A subject with its natural size. */
export function drawingOf(subject: Subject): Drawing {
  if (subject.kind !== 'product') return { natural: SCENE_SIZE, subject }
  const home = HOME_VIEWS.find((view) => view === subject.view)
  return { natural: home ? HOME_SIZES[home] : { width: PICTURE_SIZE, height: PICTURE_SIZE }, subject }
}

/** True for a subject that can be drawn. A rough check of a specification is enough: only this seed writes them. */
export function isSubject(value: unknown): value is Subject {
  if (!isFields(value)) return false
  if (value.kind === 'scene') return ROOM_SCENES.some((scene) => scene === value.scene)
  if (value.kind === 'arrangement') return isFields(value.arrangement) && Array.isArray(value.arrangement.items)
  return (
    value.kind === 'product' &&
    [...PICTURE_VIEWS, ...HOME_VIEWS].some((view) => view === value.view) &&
    isFields(value.spec) &&
    isKind(value.spec.kind) &&
    isFields(value.spec.primary) &&
    isFields(value.spec.dimensions)
  )
}

function isKind(value: unknown): boolean {
  return ILLUSTRATION_KINDS.some((kind) => kind === value)
}
