import { fieldsOf, isFields } from '../parse/fields.ts'
import { PLACEHOLDER_FOLDER, SCENES_FOLDER } from '../pictures/pictureSource.ts'
import type { PictureSource } from '../pictures/pictureSource.ts'

const PRODUCT = { width: 1200, height: 1200 }
const SCENE = { width: 1600, height: 900 }
const SCENES = ['living-room', 'bedroom', 'dining-room', 'terrace']
const KINDS: Readonly<Record<string, RegExp>> = {
  diningChair: /silla/,
  desk: /desk/,
  diningTable: /mesa/,
  bicycle: /bici/,
  gift: /^/,
}

/** A picture source for tests: each subject is a word, drawn as a rectangle in a colour of its own. */
export const testPictures: PictureSource = {
  version: 1,
  drawModule: new URL('./drawTestPicture.ts', import.meta.url),
  scenes: SCENES,
  named: (path) => {
    const scene = SCENES.find((known) => `${SCENES_FOLDER}${known}` === path)
    if (scene !== undefined) return { natural: SCENE, subject: scene }
    const kind = Object.keys(KINDS).find((known) => `${PLACEHOLDER_FOLDER}${known}` === path)
    return kind === undefined ? null : { natural: PRODUCT, subject: kind }
  },
  stored: ({ spec, view }) => {
    const { kind, primary } = fieldsOf(spec)
    return isFields(primary) ? { natural: PRODUCT, subject: `${String(kind)} ${view}` } : null
  },
  standIn: (texts) => {
    const text = texts.join(' ').toLowerCase()
    const kind = Object.entries(KINDS).find(([, pattern]) => pattern.test(text))?.[0]
    return `${PLACEHOLDER_FOLDER}${String(kind)}.jpg`
  },
}
