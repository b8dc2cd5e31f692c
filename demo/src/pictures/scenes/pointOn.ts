import { SCENE_SIZE } from '../drawing.ts'
import type { Vec3 } from '../solids/vector.ts'
import { type RoomView, viewOf } from './roomView.ts'

/** Place on a picture, in percent of its width and height. */
export type PicturePoint = Readonly<{ x: number; y: number }>

/** Returns where a place in a room is on its picture. */
export function pointOn(view: RoomView, place: Vec3): PicturePoint {
  const { x, y } = viewOf(view, SCENE_SIZE).camera.project(place)
  const percent = (length: number, whole: number) => Math.round((length / whole) * 1_000) / 10
  return { x: percent(x, SCENE_SIZE.width), y: percent(y, SCENE_SIZE.height) }
}
