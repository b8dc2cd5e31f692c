import { ARRANGEMENT_VIEW, drawingOf, isSubject } from './drawing.ts'
import { ILLUSTRATION_KINDS } from './illustrationSpec.ts'
import { placeholderSpec } from './placeholders/placeholderSpec.ts'
import { PLACEHOLDER_FOLDER, SCENES_FOLDER } from '@hogar/platform/pictures/pictureSource.ts'
import type { Drawing, PictureSource } from '@hogar/platform/pictures/pictureSource.ts'
import { ROOM_SCENES } from './scenes/roomScenes.ts'
import { standInPicture } from './placeholders/standInPicture.ts'

/** Drawings of the demo goods. Loads nothing that draws: worker threads do that. */
export const demoPictures: PictureSource = {
  version: 2,
  drawModule: new URL('./draw.ts', import.meta.url),
  scenes: ROOM_SCENES,
  named: namedDrawing,
  stored: ({ spec, view }) => {
    const subject = view === ARRANGEMENT_VIEW ? { kind: view, arrangement: spec } : { kind: 'product', spec, view }
    return isSubject(subject) ? drawingOf(subject) : null
  },
  standIn: standInPicture,
}

function namedDrawing(path: string): Drawing | null {
  const scene = ROOM_SCENES.find((known) => `${SCENES_FOLDER}${known}` === path)
  if (scene) return drawingOf({ kind: 'scene', scene })
  const kind = ILLUSTRATION_KINDS.find((known) => `${PLACEHOLDER_FOLDER}${known}` === path)
  return kind ? drawingOf({ kind: 'product', spec: placeholderSpec(kind), view: 'three-quarter' }) : null
}
