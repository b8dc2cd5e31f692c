import { isFields } from '@hogar/platform/catalogue/fields.ts'
import { ILLUSTRATION_KINDS, PICTURE_VIEWS } from './illustrationSpec.ts'
import type { IllustrationSpec, PictureView } from './illustrationSpec.ts'
import type { Drawing } from '@hogar/platform/pictures/pictureSource.ts'
import { ROOM_SCENES } from './scenes/roomScenes.ts'
import type { Arrangement } from './scenes/arrangement.ts'
import type { RoomSceneName } from './scenes/roomScenes.ts'

/** Subject of a picture, a view of a product, an editorial scene or a room furnished with products: plain data that can be sent to a worker. */
export type Subject =
  | Readonly<{ kind: 'product'; spec: IllustrationSpec; view: PictureView }>
  | Readonly<{ kind: 'scene'; scene: RoomSceneName }>
  | Readonly<{ kind: 'arrangement'; arrangement: Arrangement }>

/** View of a stored picture whose specification is an `Arrangement`. */
export const ARRANGEMENT_VIEW = 'arrangement'

/** Side of every product picture in its own units. */
export const PICTURE_SIZE = 1200
export const SCENE_SIZE = { width: 1600, height: 900 } as const

/** A subject with its natural size. */
export function drawingOf(subject: Subject): Drawing {
  return { natural: subject.kind === 'product' ? { width: PICTURE_SIZE, height: PICTURE_SIZE } : SCENE_SIZE, subject }
}

/** True for a subject that can be drawn. A rough check of a specification is enough: only this seed writes them. */
export function isSubject(value: unknown): value is Subject {
  if (!isFields(value)) return false
  if (value.kind === 'scene') return ROOM_SCENES.some((scene) => scene === value.scene)
  if (value.kind === 'arrangement') return isFields(value.arrangement) && Array.isArray(value.arrangement.items)
  return (
    value.kind === 'product' &&
    PICTURE_VIEWS.some((view) => view === value.view) &&
    isFields(value.spec) &&
    isKind(value.spec.kind) &&
    isFields(value.spec.primary) &&
    isFields(value.spec.dimensions)
  )
}

function isKind(value: unknown): boolean {
  return ILLUSTRATION_KINDS.some((kind) => kind === value)
}
