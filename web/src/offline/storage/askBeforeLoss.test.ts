// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { askBeforeLoss } from './askBeforeLoss.ts'

function open() {
  let listener = () => {}
  let ids: readonly string[] = []
  const page: EventTarget & { hogarIsForgotten?: boolean } = new EventTarget()
  const subscribe = (heard: () => void) => {
    listener = heard
    return () => {}
  }
  askBeforeLoss(page, { subscribe }, { idsInMemory: () => ids })
  const hold = (held: readonly string[]) => {
    ids = held
    listener()
  }
  const isAsked = () => !page.dispatchEvent(new Event('beforeunload', { cancelable: true }))
  return { page, hold, isAsked }
}

test('a page that alone holds a change asks before it is left, until the change is sent', () => {
  const { hold, isAsked } = open()
  expect(isAsked()).toBe(false)
  hold(['a'])
  expect(isAsked()).toBe(true)
  hold([])
  expect(isAsked()).toBe(false)
})

test('a sign-out does not ask a second time', () => {
  const { page, hold, isAsked } = open()
  hold(['a'])
  page.hogarIsForgotten = true
  expect(isAsked()).toBe(false)
})
