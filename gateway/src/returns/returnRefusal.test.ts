import { expect, it } from 'vitest'
import { readPhoto } from './readPhoto.ts'
import { returnRefusal } from './returnRefusal.ts'

it.each([
  [404, 'No such entity with orderNumber = 1', 'ORDER_NOT_FOUND'],
  [409, 'This order can no longer be canceled', 'ORDER_NOT_CANCELABLE'],
  [400, 'Only 1 of the item 4 are left', 'ORDER_LINE_QUANTITY'],
  [400, 'No such item in this order: 4', 'ORDER_LINE_QUANTITY'],
  [400, 'The item 4 is named twice', 'ORDER_LINE_QUANTITY'],
  [400, 'body/items/0/qty must be <= 999', 'ORDER_LINE_QUANTITY'],
  [400, 'A photo has too many bytes', 'RETURN_PHOTOS'],
  [500, 'SQLSTATE[HY000]', 'CANCEL_OR_RETURN_FAILED'],
] as const)('%i %s is %s', (status, message, code) => {
  expect(returnRefusal({ messageLanguage: 'es-MX' }, { status, message }, 'ORDER_NOT_CANCELABLE')).toMatchObject({
    code,
  })
})

it('a photo needs the type and the signature of a JPEG, and is bounded in size', () => {
  const url = (bytes: readonly number[]) => `data:image/jpeg;base64,${Buffer.from(bytes).toString('base64')}`
  expect(readPhoto(url([0xff, 0xd8, 0xff, 1, 2, 3]))).toBe(Buffer.from([0xff, 0xd8, 0xff, 1, 2, 3]).toString('base64'))
  for (const other of [
    url([0x89, 0x50, 0x4e, 0x47]),
    url([]),
    'data:image/png;base64,/9j/',
    'https://x.example/a.jpg',
    '',
    url(Array.from({ length: 48_001 }, (_, at) => [0xff, 0xd8, 0xff][at] ?? 0)),
  ])
    // prettier-ignore
    expect(readPhoto(other)).toBeNull()
})
