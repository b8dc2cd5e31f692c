import { describe, expect, it } from 'vitest'
import { NOTIFICATIONS_SHOWN } from '../limits.ts'
import { type ShownNotification, withNotification } from './withNotification.ts'

const note = (id: string, message: string): ShownNotification => ({ id, kind: 'info', message })

describe('withNotification', () => {
  it('ignores an identical consecutive message', () => {
    const list = withNotification([], note('1', 'Quedan 2'))
    expect(withNotification(list, note('2', 'Quedan 2'))).toBe(list)
  })

  it('takes the same message again after another', () => {
    const list = withNotification([note('1', 'a'), note('2', 'b')], note('3', 'a'))
    expect(list.map((shown) => shown.message)).toEqual(['a', 'b', 'a'])
  })

  it('distinguishes the same words of another kind', () => {
    expect(withNotification([note('1', 'a')], { ...note('2', 'a'), kind: 'danger' })).toHaveLength(2)
  })

  it('replaces a notification of the same id', () => {
    const list = withNotification([note('sync', 'waiting'), note('2', 'b')], note('sync', 'sent'))
    expect(list.map((shown) => shown.message)).toEqual(['b', 'sent'])
  })

  it('lets the oldest make room', () => {
    const list = Array.from({ length: NOTIFICATIONS_SHOWN + 2 }, (_, index) => note(`${index}`, `m${index}`)).reduce<
      readonly ShownNotification[]
    >(withNotification, [])
    expect(list).toHaveLength(NOTIFICATIONS_SHOWN)
    expect(list[0]?.message).toBe('m2')
  })
})
