import { describe, expect, it } from 'vitest'
import { EMPTY_QUEUE, transition } from './machine/mutationQueue.ts'
import { variablesOf } from './optimisticLayers.ts'
import type { QueueEffect, QueueEvent, QueueState } from './machine/queueProtocol.ts'
import type { Answer } from './answer.ts'
import { type Task, newTask } from './task.ts'
import { AROUND } from '../testing/queueWorld.ts'
import { sortedLosses } from '../testing/sortedLosses.ts'

type Change = Partial<Pick<Task, 'id' | 'scope' | 'isSilent' | 'isResultCacheable' | 'awaitsConsent'>>

const change = ({ id = 'a', scope = 'cart', ...flags }: Change = {}): Task =>
  newTask({ id, name: 'set', scope, variables: {}, optimism: {}, ...flags }, null, 0)

/** Creates a queue whose clock the test moves. */
function createWorld(initial: Partial<QueueState> = {}) {
  let state: QueueState = { ...EMPTY_QUEUE, ...initial }
  let position = 0
  const log: QueueEffect[] = []
  const world = {
    ticks: 0,
    log,
    task: (id: string) => state.entries.find((entry) => entry.task.id === id)?.task,
    dispatch(event: QueueEvent) {
      const step = transition(state, event, { ...AROUND, ticks: world.ticks })
      state = step.state
      log.push(...step.effects)
      for (const effect of step.effects) {
        if (effect.type === 'askToLead') world.dispatch({ type: 'leading', tasks: world.kept() })
      }
      sortedLosses(state, step.effects).forEach((sorted) => world.dispatch(sorted))
      return step.effects
    },
    kept: () => state.entries.map(({ task }) => task),
    keep(task: Task, restMs = 0) {
      world.dispatch({ type: 'enqueued', task, restMs })
      const placed = { task: { ...task, position: (position += 1) }, isMerged: false, kept: null }
      world.dispatch({ type: 'saved', id: task.id, placed })
    },
    of: (type: QueueEffect['type']) =>
      log.flatMap((effect) => (effect.type === type && 'task' in effect ? [effect.task.id] : [])),
    types: () => log.map(({ type }) => type),
  }
  return world
}

describe('a change that rests', () => {
  it('is kept at once and sent when the shopper has made it for a while', () => {
    const world = createWorld()
    world.keep(change(), 450)
    expect(world.of('save')).toEqual(['a'])
    expect(world.of('claim')).toEqual([])
    expect(world.log).toContainEqual({ type: 'wakeAt', at: 450 })
    world.ticks = 450
    world.dispatch({ type: 'woken' })
    expect(world.of('claim')).toEqual(['a'])
  })

  it('rests in the other tabs too, which hear of it at once', () => {
    const world = createWorld()
    world.dispatch({ type: 'told', task: { ...change(), position: 1 }, replaces: null, restMs: 450 })
    expect(world.of('claim')).toEqual([])
    world.ticks = 450
    world.dispatch({ type: 'woken' })
    expect(world.of('claim')).toEqual(['a'])
  })

  it('is sent at once by a page that finds it in the storage', () => {
    const world = createWorld()
    world.dispatch({ type: 'restored', tasks: [{ ...change(), position: 1 }] })
    expect(world.of('claim')).toEqual(['a'])
  })
})

describe('a change that asks before it is sent', () => {
  it('waits for the shopper, and what was made after it waits behind it', () => {
    const world = createWorld()
    world.keep(change({ awaitsConsent: true }))
    world.keep(change({ id: 'b' }))
    world.keep(change({ id: 'c', scope: 'stock' }))
    expect(world.of('claim')).toEqual(['c'])
    world.dispatch({ type: 'approved', id: 'a', agreed: null })
    expect(world.of('claim')).toEqual(['c', 'a'])
    expect(world.log).toContainEqual({
      type: 'edit',
      id: 'a',
      edit: { type: 'approve', timesAskedAgain: 0, agreed: null },
      isShared: true,
    })
    expect(world.task('a')?.awaitsConsent).toBe(false)
  })

  it('may be approved in any tab, once', () => {
    const world = createWorld()
    world.keep(change({ awaitsConsent: true }))
    world.dispatch({ type: 'changedElsewhere', task: { ...world.kept()[0]!, awaitsConsent: false } })
    world.dispatch({ type: 'approved', id: 'a', agreed: null })
    expect(world.of('claim')).toEqual(['a'])
    expect(world.types()).not.toContain('edit')
  })

  it('is sent as it was agreed to in the end, and drawn so', () => {
    const world = createWorld()
    world.keep(change({ awaitsConsent: true }))
    world.dispatch({ type: 'approved', id: 'a', agreed: { variables: { total: '120.00' }, optimism: { units: 1 } } })
    expect(world.task('a')).toMatchObject({ variables: { total: '120.00' }, optimism: { units: 1 } })
    const drawn = world.log.filter(({ type }) => type === 'draw' || type === 'erase')
    expect(drawn.map(({ type }) => type)).toEqual(['draw', 'erase', 'draw'])
  })
})

describe('a change that the shop sends back to be asked about', () => {
  const surprised: Answer = {
    kind: 'refused',
    data: {},
    userErrors: [{ code: 'TOTAL_CHANGED', message: 'Ahora es otro.' }],
    asksAgain: true,
  }
  const claim = (world: ReturnType<typeof createWorld>, id: string) =>
    world.dispatch({ type: 'claimed', id, task: world.task(id) ?? null })

  it('waits in its place for another word, what was made after it behind it', () => {
    const world = createWorld({ isOnline: false })
    world.keep(change({ awaitsConsent: true }))
    world.dispatch({ type: 'approved', id: 'a', agreed: null })
    world.keep(change({ id: 'b' }))
    world.dispatch({ type: 'network', isOnline: true })
    claim(world, 'a')
    world.dispatch({ type: 'answered', id: 'a', answer: surprised })
    expect(world.task('a')).toMatchObject({ state: 'waiting', awaitsConsent: true, timesAskedAgain: 1 })
    expect(world.of('claim')).toEqual(['a'])
    expect(world.types()).not.toContain('forget')
    expect(world.types()).not.toContain('notifyLate')
  })

  it('is another change to the gateway once it is agreed to', () => {
    const world = createWorld({ isOnline: false })
    world.keep(change({ awaitsConsent: true }))
    world.dispatch({ type: 'approved', id: 'a', agreed: null })
    world.dispatch({ type: 'network', isOnline: true })
    claim(world, 'a')
    world.dispatch({ type: 'answered', id: 'a', answer: surprised })
    world.dispatch({ type: 'approved', id: 'a', agreed: { variables: { input: { a: 1 } }, optimism: {} } })
    claim(world, 'a')
    const sent = world.log.flatMap((effect) => (effect.type === 'send' ? [variablesOf(effect.task)] : []))
    expect(sent).toEqual([{ input: { clientMutationId: 'a' } }, { input: { a: 1, clientMutationId: 'a-1' } }])
  })

  it('is answered to a caller that still waits for it, as any refusal', () => {
    const world = createWorld()
    world.keep(change())
    claim(world, 'a')
    world.dispatch({ type: 'answered', id: 'a', answer: surprised })
    expect(world.task('a')).toBeUndefined()
    expect(world.of('answerCaller')).toEqual(['a'])
  })

  it('is left alone by what another tab says while it is being sent', () => {
    const world = createWorld()
    world.keep(change())
    world.dispatch({ type: 'changedElsewhere', task: { ...world.kept()[0]!, awaitsConsent: true, state: 'waiting' } })
    expect(world.task('a')).toMatchObject({ state: 'inFlight', awaitsConsent: false })
  })
})

describe('a change that is taken back', () => {
  it('goes with its drawing, and the next one is sent', () => {
    const world = createWorld()
    world.keep(change({ awaitsConsent: true }))
    world.keep(change({ id: 'b' }))
    world.dispatch({ type: 'dropped', id: 'a', isElsewhere: false })
    expect(world.kept().map(({ id }) => id)).toEqual(['b'])
    expect(world.log).toContainEqual({ type: 'erase', id: 'a' })
    expect(world.log).toContainEqual({ type: 'announceDrop', id: 'a' })
    expect(world.types()).not.toContain('doubt')
    expect(world.of('claim')).toEqual(['b'])
  })

  it('may have arrived when it was sent before: then the cart is read again', () => {
    const world = createWorld({ isOnline: false })
    world.dispatch({ type: 'restored', tasks: [{ ...change(), isTransmitted: true, position: 1 }] })
    world.dispatch({ type: 'dropped', id: 'a', isElsewhere: true })
    expect(world.log).toContainEqual({ type: 'doubt', scope: 'cart', unlessNotified: null })
    expect(world.types()).not.toContain('announceDrop')
  })
})

describe('how a change ended', () => {
  const settle = (flags: Change, isOnline: boolean) => {
    const world = createWorld({ isOnline: false })
    world.keep(change(flags))
    world.dispatch({ type: 'network', isOnline: true })
    world.dispatch({ type: 'claimed', id: 'a', task: world.task('a') ?? null })
    world.dispatch({ type: 'network', isOnline })
    world.dispatch({ type: 'answered', id: 'a', answer: { kind: 'done', data: {} } })
    return world
  }

  it('is kept before it leaves the queue where its result is cacheable', () => {
    const types = settle({ isResultCacheable: true }, true).types()
    expect(types.indexOf('keepResult')).toBeLessThan(types.indexOf('forget'))
    expect(types).toContain('keepResult')
  })

  it('is forgotten where it is not', () => {
    expect(settle({}, true).types()).not.toContain('keepResult')
  })

  it('is reported, unless the change is silent', () => {
    expect(settle({}, true).types()).toContain('notifyLate')
    expect(settle({ isSilent: true }, true).types()).not.toContain('notifyLate')
  })
})

it('a hurried shopper ends a pause', () => {
  const world = createWorld()
  world.keep(change())
  world.dispatch({ type: 'claimed', id: 'a', task: world.task('a') ?? null })
  const failed = { kind: 'failed', reason: 'passing', code: 'unreachable', retryAfterMs: 60_000 } as const
  world.dispatch({ type: 'answered', id: 'a', answer: failed })
  world.dispatch({ type: 'woken' })
  expect(world.of('claim')).toEqual(['a'])
  world.dispatch({ type: 'hurried' })
  expect(world.of('claim')).toEqual(['a', 'a'])
})

it('a session that cannot be refreshed is reported once, and unsent changes are dropped', () => {
  const world = createWorld()
  world.keep(change())
  world.keep(change({ id: 'b' }))
  world.dispatch({ type: 'patienceEnded', id: 'b' })
  world.dispatch({ type: 'claimed', id: 'a', task: world.task('a') ?? null })
  const unauthenticated = {
    kind: 'failed',
    reason: 'unauthenticated',
    code: 'unauthenticated',
    retryAfterMs: null,
  } as const
  world.dispatch({ type: 'answered', id: 'a', answer: unauthenticated })
  expect(world.types().filter((type) => type === 'refresh')).toHaveLength(1)
  for (let tries = 0; tries < 4; tries += 1) world.dispatch({ type: 'refreshed', succeeded: false })
  expect(world.types().filter((type) => type === 'notifySessionLoss')).toHaveLength(1)
  expect(world.kept().map(({ id }) => id)).toEqual(['a'])
  expect(world.of('claim')).toEqual(['a'])
})
