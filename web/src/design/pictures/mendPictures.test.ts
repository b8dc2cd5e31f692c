// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PICTURE_RETRY_MS } from '../limits.ts'
import { mendPictures } from './mendPictures.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  document.body.replaceChildren()
})

mendPictures(window)

/** Adds a picture to the page and counts the requests for its address from then on. */
function placePicture(source = 'https://shop.example/a.jpg') {
  const picture = document.createElement('img')
  picture.src = source
  Object.defineProperty(picture, 'currentSrc', { get: () => picture.src })
  document.body.append(picture)
  const asked = vi.spyOn(picture, 'src', 'set')
  return { picture, asked }
}

const fail = (picture: HTMLImageElement) => picture.dispatchEvent(new Event('error'))

test('asks once more for a picture that failed, and no third time', () => {
  const { picture, asked } = placePicture()
  fail(picture)
  expect(picture.dataset['missing']).toBeDefined()
  expect(asked).not.toHaveBeenCalled()
  vi.advanceTimersByTime(PICTURE_RETRY_MS)
  expect(asked).toHaveBeenCalledExactlyOnceWith('https://shop.example/a.jpg')
  fail(picture)
  vi.advanceTimersByTime(10 * PICTURE_RETRY_MS)
  expect(asked).toHaveBeenCalledTimes(1)
  expect(picture.dataset['missing']).toBeDefined()
})

test('shows a picture that came after all', () => {
  const { picture, asked } = placePicture()
  fail(picture)
  picture.dispatchEvent(new Event('load'))
  vi.advanceTimersByTime(PICTURE_RETRY_MS)
  expect(picture.dataset['missing']).toBeUndefined()
  expect(asked).not.toHaveBeenCalled()
})

test('asks again when the network is back', () => {
  const { picture, asked } = placePicture()
  fail(picture)
  vi.advanceTimersByTime(PICTURE_RETRY_MS)
  fail(picture)
  window.dispatchEvent(new Event('online'))
  expect(asked).toHaveBeenCalledTimes(2)
})

test('gives another picture in the same place its own second chance', () => {
  const { picture, asked } = placePicture()
  fail(picture)
  vi.advanceTimersByTime(PICTURE_RETRY_MS)
  picture.src = 'https://shop.example/b.jpg'
  asked.mockClear()
  fail(picture)
  vi.advanceTimersByTime(PICTURE_RETRY_MS)
  expect(asked).toHaveBeenCalledExactlyOnceWith('https://shop.example/b.jpg')
})

test('finds a picture that failed before anybody watched', () => {
  const { picture, asked } = placePicture()
  Object.defineProperty(picture, 'complete', { value: true })
  mendPictures(window)
  vi.advanceTimersByTime(PICTURE_RETRY_MS)
  expect(asked).toHaveBeenCalled()
})
