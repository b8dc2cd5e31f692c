import { expect, test } from 'vitest'
import { storeDocuments } from '../storeDocuments.ts'
import { findStore } from '../../stores.ts'
import { withPlatform } from '../../testing/withPlatform.ts'
import { categoryPictures } from './categoryPictures.ts'

const platform = withPlatform()

test('pictures of the upper categories, departments first, each once', async () => {
  const { db } = platform.database()
  const category = (id: number, level: number, image?: string) => ({
    entity: 'category',
    id,
    source: { id, level, image },
  })
  const documents = [
    category(901, 3, '/b.jpg'),
    category(902, 2, '/z.jpg'),
    category(903, 4, '/deep.jpg'),
    category(904, 2),
  ]
  for (const code of ['hogar', 'viu']) await storeDocuments(db, findStore(code)!, documents)
  expect(await categoryPictures(db)).toEqual(['/z.jpg', '/b.jpg'])
})
