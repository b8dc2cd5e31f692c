import { isSubject } from './drawing.ts'
import { drawPicture } from './drawPicture.ts'
import { drawArrangement } from './scenes/drawArrangement.ts'
import { drawRoomScene } from './scenes/drawRoomScene.ts'

/**
 * Draws a subject as SVG text; the platform's worker threads call it.
 * @throws Error for anything that is not a subject
 */
export function draw(subject: unknown, coarseness: number): string {
  if (!isSubject(subject)) throw new Error('This is no subject of a picture')
  switch (subject.kind) {
    case 'scene':
      return drawRoomScene(subject.scene, coarseness)
    case 'arrangement':
      return drawArrangement(subject.arrangement, coarseness)
    case 'product':
      return drawPicture(subject.spec, subject.view, coarseness)
  }
}
