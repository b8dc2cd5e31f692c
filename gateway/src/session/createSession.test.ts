import { expect, it } from 'vitest'
import { createSession } from './createSession.ts'
import { EMPTY_SESSION } from './sessionData.ts'

it('starts as a new guest’s, of its own each time', () => {
  const session = createSession(null)
  expect(session).toMatchObject({ cartToken: null, orders: [], isKnown: false, isChanged: false })
  expect(createSession(null).id).not.toBe(session.id)
})

it('shows a change at once and asks to be sealed', () => {
  const session = createSession({ id: 'known-session-id', data: EMPTY_SESSION })
  session.update({ cartToken: 'a' })
  session.update({ userToken: 'b' })
  expect(session).toMatchObject({
    id: 'known-session-id',
    cartToken: 'a',
    userToken: 'b',
    isKnown: true,
    isChanged: true,
  })
})

it('remembers the newest five orders', () => {
  const session = createSession(null)
  for (let number = 1; number <= 7; number += 1) {
    session.update({ orders: [{ number: String(number), cartToken: 'c' }, ...session.orders] })
  }
  expect(session.orders.map((order) => order.number)).toEqual(['7', '6', '5', '4', '3'])
})
