import { expect, test } from 'vitest'
import { leadingMedia } from './leadingMedia.ts'

const media = (...paths: string[]) => paths.map((path) => ({ path }))

test('puts the variant’s pictures first and shows none twice', () => {
  expect(leadingMedia(media('blue', 'blue-front'), media('gray', 'gray-front', 'blue'))).toEqual(
    media('blue', 'blue-front', 'gray', 'gray-front'),
  )
})

test('leaves the product’s order where there is no variant', () => {
  expect(leadingMedia([], media('gray', 'blue'))).toEqual(media('gray', 'blue'))
})

test('tells a video from the picture that is its still', () => {
  const still = { path: '/a' }
  const video = { path: '/a', videoUrl: 'https://youtu.be/x' }
  expect(leadingMedia([still], [still, video])).toEqual([still, video])
})
