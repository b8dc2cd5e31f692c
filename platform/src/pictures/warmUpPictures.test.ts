import { expect, test, vi } from 'vitest'
import { WARM_UP_MAX_PICTURES } from './limits.ts'
import type { PictureService } from './pictureService.ts'
import { warmUpPictures } from './warmUpPictures.ts'

const SCENES = ['living-room', 'bedroom', 'dining-room', 'terrace']
const SOON = { delayMs: 0, stepBackMs: 1, scenes: SCENES }

const nobody = () => Promise.reject(new Error('nobody has handed in a photo'))

function pictureService(overrides: Partial<PictureService> = {}) {
  const made: string[] = []
  const service: PictureService = {
    find: async () => ({ key: 'vase', natural: { width: 1200, height: 1200 }, subject: 'vase' }),
    make: async (_drawing, { path, width, height, format, action }) => {
      made.push(`${width}x${height} ${action} ${path}.${format}`)
      return Buffer.from('')
    },
    redraw: nobody,
    judge: nobody,
    thumbnail: nobody,
    isIdle: () => true,
    close: async () => undefined,
    ...overrides,
  }
  return { service, made }
}

function logged() {
  const messages: string[] = []
  return { messages, log: (message: string) => void messages.push(message) }
}

test('scenes and category tiles are drawn in the sizes that the storefront asks for, and no more than a few', async () => {
  const { service, made } = pictureService()
  const { messages, log } = logged()
  const paths = Array.from({ length: 500 }, (_, index) => `/c/category-${index}/three-quarter.jpg`)
  warmUpPictures(service, { ...SOON, log, categoryPictures: async () => paths })
  await vi.waitFor(() => expect(messages).toHaveLength(1))
  for (const scene of SCENES) {
    expect(made).toContain(`800x450 fit /scenes/${scene}.avif`)
    expect(made).toContain(`1600x900 fit /scenes/${scene}.avif`)
  }
  expect(made).toContain('200x200 fit /c/category-0/three-quarter.avif')
  expect(made).toHaveLength(WARM_UP_MAX_PICTURES)
})

test('it pauses while a request waits for a picture', async () => {
  let idle = false
  const asked = vi.fn(() => idle)
  const { service, made } = pictureService({ isIdle: asked })
  const { messages, log } = logged()
  warmUpPictures(service, { ...SOON, log, categoryPictures: async () => [] })
  await vi.waitFor(() => expect(asked.mock.calls.length).toBeGreaterThan(2))
  expect(made).toEqual([])
  idle = true
  await vi.waitFor(() => expect(messages).toHaveLength(1))
  expect(made.length).toBeGreaterThan(0)
})

test('it ends when it is stopped, before it begins or in the middle', async () => {
  const early = pictureService()
  const { messages, log } = logged()
  await warmUpPictures(early.service, { scenes: SCENES, log, categoryPictures: async () => [] }).stop()
  const busy = pictureService({ isIdle: () => false })
  const warmUp = warmUpPictures(busy.service, { ...SOON, log, categoryPictures: async () => [] })
  await warmUp.stop()
  expect([...early.made, ...busy.made, ...messages]).toEqual([])
})

test('a failure is logged and ends it', async () => {
  const make = vi.fn(() => Promise.reject(new Error('no space left')))
  const { service } = pictureService({ make })
  const { messages, log } = logged()
  warmUpPictures(service, { ...SOON, log, categoryPictures: async () => [] })
  await vi.waitFor(() => expect(messages).toEqual(['stopped drawing ahead: no space left']))
  expect(make).toHaveBeenCalledTimes(1)
})
