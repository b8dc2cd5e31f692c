import { expect, test } from 'vitest'
import { RENDER_SLOTS } from '../limits.ts'
import { startTestWeb, words } from '../testing/startTestWeb.ts'

test('visitors beyond the bound on renders are turned away at once, and the health check is answered', async () => {
  const doorstep = Promise.withResolvers<void>()
  const { url } = await startTestWeb({ RATE_FACTOR: '100' }, async (...visit) => {
    await doorstep.promise
    return words(...visit)
  })
  const beyond = 5
  const visitors = Array.from({ length: RENDER_SLOTS.atOnceMax + RENDER_SLOTS.waitingMax + beyond }, (_, number) =>
    fetch(`${url}/page-${number}`),
  )
  const refused = await Promise.race(visitors)
  expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([503, true])
  expect((await fetch(`${url}/health/live`)).status).toBe(200)

  doorstep.resolve()
  const statuses = (await Promise.all(visitors)).map(({ status }) => status)
  expect(statuses.filter((status) => status === 503)).toHaveLength(beyond)
  expect(statuses.filter((status) => status === 200)).toHaveLength(visitors.length - beyond)
})
