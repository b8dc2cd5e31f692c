import { expect, test } from 'vitest'
import { withPlatform } from '../../testing/withPlatform.ts'
import { loadPicture } from './loadPicture.ts'

const platform = withPlatform()

const spec = {
  kind: 'sofa',
  variant: 1,
  primary: { material: 'linen', color: '#888888' },
  dimensions: { width: 200, height: 80, depth: 90 },
}

test('a stored picture is drawn, in the requested format', async () => {
  const { db } = platform.database()
  await db
    .insertInto('picture')
    .values({ path: '/s/sofa/front.jpg', spec: JSON.stringify(spec), view: 'front' })
    .execute()
  expect(await loadPicture(db, '/s/sofa/front.jpg')).toEqual({ spec, view: 'front' })
  const answer = await platform.get('/img/64/64/fit/s/sofa/front.png')
  expect(answer).toMatchObject({ status: 200, headers: { 'content-type': 'image/png' } })
})

test('what is not stored, or not a picture, is none', async () => {
  const { db } = platform.database()
  await db
    .insertInto('picture')
    .values({ path: '/broken.jpg', spec: JSON.stringify({ kind: 'sofa' }), view: 'front' })
    .execute()
  expect(await loadPicture(db, '/nope.jpg')).toBeNull()
  expect(await platform.get('/img/64/64/fit/broken.png')).toMatchObject({ status: 400 })
})
