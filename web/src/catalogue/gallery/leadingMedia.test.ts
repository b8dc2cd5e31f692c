import { expect, test } from 'vitest'
import { leadingMedia } from './leadingMedia.ts'

const media = (...paths: string[]) => paths.map((path) => ({ path }))

const gallery = (rest: object) => leadingMedia({ variant: [], others: [], product: [], ...rest })

test('shows the variant from its own sides, and no picture of another one', () => {
  expect(
    gallery({
      variant: media('large', 'large-front', 'large-room'),
      others: media('small', 'small-front', 'small-room', 'large-front'),
      product: media('small', 'small-front', 'small-room', 'film', 'large'),
    }),
  ).toEqual(media('large', 'large-front', 'large-room', 'film'))
})

test('puts a variant’s only picture before all others, and shows none twice', () => {
  const given = { variant: media('blue'), others: media('gray'), product: media('gray', 'gray-front', 'blue') }
  expect(gallery(given)).toEqual(media('blue', 'gray', 'gray-front'))
})

test('leaves the product’s order where there is no variant', () => {
  expect(gallery({ product: media('gray', 'blue'), others: media('gray', 'blue') })).toEqual(media('gray', 'blue'))
})

test('distinguishes a video from the picture that is its still', () => {
  const still = { path: '/a' }
  const video = { path: '/a', videoUrl: 'https://youtu.be/x' }
  expect(gallery({ variant: [still], product: [still, video] })).toEqual([still, video])
})
