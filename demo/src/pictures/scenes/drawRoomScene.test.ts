import sharp from 'sharp'
import { expect, test } from 'vitest'
import { SCENE_SIZE } from '../drawing.ts'
import { drawRoomScene } from './drawRoomScene.ts'
import { brokenText } from '../testing/brokenText.ts'
import { ROOM_SCENES } from './roomScenes.ts'

test.each(ROOM_SCENES)('%s is a valid wide picture, the same every time', async (name) => {
  const svg = drawRoomScene(name, 4)
  expect(brokenText(svg)).toBeNull()
  expect(drawRoomScene(name, 4) === svg).toBe(true)
  expect(await sharp(Buffer.from(svg)).metadata()).toMatchObject(SCENE_SIZE)
})
