import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { pictureUrl } from './pictureSources.ts'
import { ResponsivePicture } from './ResponsivePicture.tsx'

const shape = { sizes: '50vw', widths: [200, 400, 800], ratio: 2 }

test('offers every format in every width, in the ratio asked', () => {
  const { container } = render(<ResponsivePicture path="/s/sofa/front" alt="Sofá" {...shape} />)
  const sources = [...container.querySelectorAll('source')]
  expect(sources.map((source) => source.type)).toEqual(['image/avif', 'image/webp'])
  expect(sources[0]?.srcset).toBe(
    '/img/200/100/fit/s/sofa/front.avif 200w, /img/400/200/fit/s/sofa/front.avif 400w, /img/800/400/fit/s/sofa/front.avif 800w',
  )
})

test('keeps its place and waits until it is near', () => {
  render(<ResponsivePicture path="a" alt="Sofá" {...shape} />)
  const picture = screen.getByRole<HTMLImageElement>('img', { name: 'Sofá' })
  expect([picture.width, picture.height]).toEqual([400, 200])
  expect(picture.getAttribute('loading')).toBe('lazy')
})

test('comes at once where it is the first thing to see', () => {
  render(<ResponsivePicture path="a" alt="Sofá" {...shape} isPriority />)
  expect(screen.getByRole('img').getAttribute('loading')).toBe('eager')
  expect(document.head.querySelector('link[rel="preload"][as="image"]')?.getAttribute('imagesizes')).toBe('50vw')
})

test('takes paths with and without a leading slash', () => {
  const size = { width: 10, height: 10 }
  expect(pictureUrl('/a/b', size, 'jpg')).toBe(pictureUrl('a/b', size, 'jpg'))
})
